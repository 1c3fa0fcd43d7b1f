/** Drawn pictures of the people, so that nobody needs a network: a colour and the first letter of the name. */
import { createHash } from 'node:crypto';

/** The hash Discord would give for the picture of this user. */
export function avatarOf(userId: string): string {
  return createHash('md5').update(userId).digest('hex');
}

/** The path of the picture on this server. */
export function avatarPath(userId: string): string {
  return `/avatars/${userId}/${avatarOf(userId)}.svg`;
}

/** The picture itself, an SVG. */
export function drawAvatar(userId: string, name: string): string {
  const hue = Number.parseInt(avatarOf(userId).slice(0, 4), 16) % 360;
  const letter = escaped([...name.trim()][0]?.toUpperCase() ?? '?');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">
<rect width="128" height="128" fill="hsl(${hue} 55% 45%)"/>
<text x="64" y="66" font-family="sans-serif" font-size="64" font-weight="600" fill="#fff" text-anchor="middle" dominant-baseline="central">${letter}</text>
</svg>`;
}

function escaped(text: string): string {
  return text.replace(/[<>&"']/g, (sign) => `&#${sign.codePointAt(0)};`);
}
