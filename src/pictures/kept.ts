/** Files that took long to make: each made once for all who ask meanwhile, and kept while there is room. */

/** `get` gives the file kept under a key, or makes it; what could not be made is tried again by whoever asks next. */
interface Kept {
  get(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
}

/** All files together take at most `most` bytes; those asked for longest ago go first, the newest stays. */
export function createKept(most: number): Kept {
  const files = new Map<string, { readonly file: Promise<Uint8Array>; bytes: number }>();

  function makeRoom(newest: string): void {
    let total = [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    for (const [key, { bytes }] of files) {
      if (total <= most) return;
      if (key === newest) continue;
      files.delete(key);
      total -= bytes;
    }
  }

  return {
    async get(key, make) {
      const known = files.get(key);
      if (known !== undefined) {
        files.delete(key);
        files.set(key, known);
        return known.file;
      }
      const made = { file: make(), bytes: 0 };
      files.set(key, made);
      try {
        const file = await made.file;
        made.bytes = file.byteLength;
        makeRoom(key);
        return file;
      } catch (error) {
        files.delete(key);
        throw error;
      }
    },
  };
}
