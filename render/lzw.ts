/** GIF's compression: LZW of 8-bit indexes in blocks of at most 255 bytes. */

const CLEAR = 256;
const END = 257;
const FIRST_FREE = 258;
const MOST_CODES = 4096;

/** A compressor that keeps its table between images, so that a frame costs no allocation but its own bytes. */
export function createLzw(): (pixels: Uint8Array) => Uint8Array {
  // The code that follows code `c` with pixel `p` is at c * 256 + p; an entry counts only if its stamp is current.
  const next = new Uint16Array(MOST_CODES * 256);
  const stamps = new Uint32Array(MOST_CODES * 256);
  let stamp = 0;
  let bytes = new Uint8Array(64 * 1024);

  return (pixels) => {
    let length = 0;
    let bits = 0;
    let held = 0;
    let size = 9;
    let free = FIRST_FREE;
    const put = (code: number) => {
      bits |= code << held;
      held += size;
      while (held >= 8) {
        if (length === bytes.length) {
          const larger = new Uint8Array(bytes.length * 2);
          larger.set(bytes);
          bytes = larger;
        }
        bytes[length++] = bits & 255;
        bits >>>= 8;
        held -= 8;
      }
    };
    stamp++;
    put(CLEAR);
    let code = pixels[0] ?? 0;
    for (let at = 1; at < pixels.length; at++) {
      const pixel = pixels[at] ?? 0;
      const slot = (code << 8) | pixel;
      if (stamps[slot] === stamp) {
        code = next[slot] ?? 0;
        continue;
      }
      put(code);
      if (free === MOST_CODES) {
        put(CLEAR);
        stamp++;
        free = FIRST_FREE;
        size = 9;
      } else {
        stamps[slot] = stamp;
        next[slot] = free;
        // The reader's table is one entry behind, and so its codes grow one later.
        if (free === 1 << size) size++;
        free++;
      }
      code = pixel;
    }
    put(code);
    put(END);
    if (held > 0) {
      size = 8 - held;
      put(0);
    }
    return inBlocks(bytes.subarray(0, length));
  };
}

function inBlocks(bytes: Uint8Array): Uint8Array {
  const blocks = Math.ceil(bytes.length / 255);
  const result = new Uint8Array(1 + bytes.length + blocks + 1);
  result[0] = 8;
  let to = 1;
  for (let from = 0; from < bytes.length; from += 255) {
    const block = bytes.subarray(from, from + 255);
    result[to] = block.length;
    result.set(block, to + 1);
    to += block.length + 1;
  }
  return result;
}
