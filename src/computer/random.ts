/** Chance for a computer's choices, the same again for the same seed; it has nothing to do with the dice. */

/** Numbers from 0 (included) to 1 (excluded), evenly spread and settled by `seed`. */
export function seededRandom(seed: string | number): () => number {
  let state = hashOf(String(seed));
  return () => {
    // A Weyl sequence, its steps mixed until neighbours have nothing in common.
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000;
  };
}

/** FNV-1a over the text's UTF-16 units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
