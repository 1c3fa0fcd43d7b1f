/** Where a picture may be loaded from, and how large the client shows it. */

/** A file of this server as a path; null for one that lies elsewhere, which this page never fetches. */
export function localUrl(url: string | undefined): string | null {
  if (url === undefined) return null;
  const parsed = URL.parse(url, location.href);
  if (parsed === null) return null;
  const loopback = ['127.0.0.1', 'localhost', '[::1]', location.hostname].includes(parsed.hostname);
  return loopback ? parsed.pathname + parsed.search : null;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size inside a frame, never larger than the picture is. */
export function fitted(size: Size, frame: Size): Size {
  const scale = Math.min(1, frame.width / size.width, frame.height / size.height);
  return { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
}

/** The frame that Discord's desktop client fits one picture into. */
export const DESKTOP_FRAME: Size = { width: 550, height: 350 };

/** A file's size in words. */
export function bytesInWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  return bytes < 1024 ** 2 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1024 ** 2).toFixed(2)} MB`;
}
