/** What a reload keeps: channel and eyes in the address (a second tab may look as somebody else), light or dark and what was learnt in the browser. */
import type { Model } from './model.ts';

export type Theme = 'dark' | 'light';

const THEME = 'chaupal-theme';
const SWITCHED = 'chaupal-switched';

/** Channel and eyes as the address has them. */
export function recall(): Pick<Model, 'channel' | 'eyes'> {
  const address = new URLSearchParams(location.hash.slice(1));
  return { channel: address.get('channel'), eyes: address.getAll('as').slice(0, 2) };
}

/** Writes channel and eyes into the address without a step in the history. */
export function remember({ channel, eyes }: Model): void {
  const address = new URLSearchParams();
  if (channel !== null) address.set('channel', channel);
  for (const user of eyes) address.append('as', user);
  history.replaceState(null, '', `#${address}`);
}

/** Whether somebody here has found out that they can be other people. */
export function hasSwitched(): boolean {
  return localStorage.getItem(SWITCHED) !== null;
}

export function noteSwitched(): void {
  localStorage.setItem(SWITCHED, 'yes');
}

/** The theme that was picked here, or the one that the person's system prefers. */
export function themeNow(): Theme {
  const picked = localStorage.getItem(THEME);
  if (picked === 'dark' || picked === 'light') return picked;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

export function pickTheme(theme: Theme): void {
  localStorage.setItem(THEME, theme);
  showTheme(theme);
}
