/** How several pieces share one square. */

/** The size of a piece in cells and its offset, for the n-th of so many colours on a square. */
export function shareOf(
  colours: number,
  at: number,
): { readonly size: number; readonly dx: number; readonly dy: number } {
  const [size, offsets] = SHARES[Math.min(colours, 6)] ?? [0.8, [[0, 0]]];
  const [dx, dy] = offsets[at] ?? [0, 0];
  return { size, dx, dy };
}

const SHARES: Readonly<
  Record<number, readonly [size: number, offsets: readonly (readonly [number, number])[]]>
> = {
  2: [
    0.62,
    [
      [-0.19, -0.19],
      [0.19, 0.19],
    ],
  ],
  3: [
    0.53,
    [
      [0, -0.22],
      [-0.23, 0.2],
      [0.23, 0.2],
    ],
  ],
  4: [
    0.49,
    [
      [-0.245, -0.245],
      [0.245, -0.245],
      [-0.245, 0.245],
      [0.245, 0.245],
    ],
  ],
  5: [
    0.43,
    [
      [-0.26, -0.26],
      [0.26, -0.26],
      [-0.26, 0.26],
      [0.26, 0.26],
      [0, 0],
    ],
  ],
  6: [
    0.4,
    [
      [-0.3, -0.22],
      [0, -0.22],
      [0.3, -0.22],
      [-0.3, 0.22],
      [0, 0.22],
      [0.3, 0.22],
    ],
  ],
};
