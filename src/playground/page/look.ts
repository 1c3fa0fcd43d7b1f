/** Styles that several elements share, and pictures drawn as lines. */
import { css, html, type SVGTemplateResult, svg } from 'lit';

export const baseStyles = css`
  :host {
    box-sizing: border-box;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  [hidden] {
    display: none !important;
  }
  button,
  input,
  textarea,
  select {
    font: inherit;
    color: inherit;
  }
  button {
    background: none;
    border: 0;
    margin: 0;
    padding: 0;
    cursor: pointer;
  }
  :focus-visible {
    outline: 2px solid var(--link);
    outline-offset: 1px;
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .emoji {
    font-family: 'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji', inherit;
    font-style: normal;
  }
  ::-webkit-scrollbar {
    width: 12px;
    height: 8px;
  }
  ::-webkit-scrollbar-thumb {
    background: color-mix(in srgb, var(--faint) 55%, transparent);
    border: 3px solid transparent;
    border-radius: 8px;
    background-clip: padding-box;
  }
`;

/** Buttons of dialogs and panels. */
export const actionStyles = css`
  .action {
    background: var(--brand);
    color: #fff;
    border-radius: 8px;
    padding: 8px 16px;
    min-height: 36px;
    font-weight: 600;
    font-size: 14px;
  }
  .action:hover {
    background: var(--brand-hover);
  }
  .action.quiet {
    background: var(--grey);
    color: var(--grey-text);
  }
  .action.quiet:hover {
    background: var(--grey-hover);
  }
  .action:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  .field {
    width: 100%;
    background: var(--bg-deep);
    border: 1px solid var(--line);
    border-radius: 8px;
    padding: 9px 11px;
    font-size: 16px;
  }
  .label {
    display: block;
    font-size: 13px;
    font-weight: 600;
    margin: 14px 0 6px;
    color: var(--strong);
  }
  .about {
    color: var(--muted);
    font-size: 13px;
    margin: -2px 0 6px;
  }
`;

const LINES = {
  channel: svg`<path d="M9 4 7 20M17 4l-2 16M4 9h17M3 15h17"/>`,
  thread: svg`<path d="M5 4v8a4 4 0 0 0 4 4h10M15 12l4 4-4 4"/>`,
  menu: svg`<path d="M4 7h16M4 12h16M4 17h16"/>`,
  split: svg`<rect x="3" y="5" width="18" height="14" rx="2"/><path d="M12 5v14"/>`,
  log: svg`<path d="M8 7 3 12l5 5M16 7l5 5-5 5"/>`,
  help: svg`<circle cx="12" cy="12" r="9"/><path d="M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 17h.01"/>`,
  sun: svg`<circle cx="12" cy="12" r="4"/><path d="M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5"/>`,
  moon: svg`<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.500 10.500z"/>`,
  plus: svg`<path d="M12 5v14M5 12h14"/>`,
  close: svg`<path d="m6 6 12 12M18 6 6 18"/>`,
  down: svg`<path d="m6 9 6 6 6-6"/>`,
  send: svg`<path d="M4 12 20 4l-5 16-3-7z"/>`,
  eye: svg`<path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12z"/><circle cx="12" cy="12" r="3"/>`,
  file: svg`<path d="M6 3h8l5 5v13H6zM14 3v5h5"/>`,
  lock: svg`<rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/>`,
  reply: svg`<path d="M6 20v-7a4 4 0 0 1 4-4h10"/>`,
  archive: svg`<rect x="3" y="4" width="18" height="5" rx="1"/><path d="M5 9v11h14V9M10 13h4"/>`,
} as const satisfies Readonly<Record<string, SVGTemplateResult>>;

export type IconName = keyof typeof LINES;

/** A picture beside words or inside a labelled button: never read out. */
export function icon(name: IconName, size = 20) {
  return html`<svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    width=${size}
    height=${size}
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
  >
    ${LINES[name]}
  </svg>`;
}
