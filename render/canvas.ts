/** The only door to the canvas library: surfaces to draw sprites on, their pixels, fonts, decoded images. */
import { createCanvas, GlobalFonts, type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas';

/** What everything is drawn with. */
export type Pen = SKRSContext2D;

/** A decoded image that a pen can draw. */
export type DecodedImage = Image;

/** An empty, transparent surface. */
export function surface(width: number, height: number): Pen {
  const pen = createCanvas(width, height).getContext('2d');
  pen.lineJoin = 'round';
  // Shaping must not depend on the machine's own language.
  pen.lang = 'en';
  return pen;
}

/** RGBA of the whole surface, not premultiplied. */
export function pixelsOf(pen: Pen): Uint8ClampedArray {
  return pen.getImageData(0, 0, pen.canvas.width, pen.canvas.height).data;
}

/** The image, or null when the bytes are none that can be read. */
export async function decodeImage(bytes: Uint8Array): Promise<DecodedImage | null> {
  try {
    const image = await loadImage(bytes);
    return image.width > 0 && image.height > 0 ? image : null;
  } catch {
    return null;
  }
}

/** Makes a font file known under a family name; throws when the file is not a font. */
export function registerFont(path: string, family: string): void {
  if (GlobalFonts.registerFromPath(path, family) === null) throw new Error(`${path} is not a font`);
}
