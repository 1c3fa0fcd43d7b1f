/** How different two colours look (CIEDE2000), also to people who see fewer (Machado, Oliveira and Fernandes 2009). */

export type Lab = readonly [l: number, a: number, b: number];
type Row = readonly [number, number, number];
type Matrix = readonly [Row, Row, Row];

/** What each kind of sight makes of linear red, green and blue; severity 1. */
export const SIGHTS: Readonly<Record<string, Matrix>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];

/** A colour of three bytes as somebody with that sight sees it, in CIE Lab (D65). */
export function labOf(rgb: readonly [number, number, number], sight: string): Lab {
  const matrix = SIGHTS[sight];
  if (matrix === undefined) throw new Error(`there is no sight ${sight}`);
  const seen = times(matrix, mapped(rgb, linear));
  const [x, y, z] = times(
    TO_XYZ,
    mapped(seen, (value) => Math.min(1, Math.max(0, value))),
  );
  const [fx, fy, fz] = mapped([x / 0.95047, y, z / 1.08883], (t) =>
    t > 216 / 24389 ? Math.cbrt(t) : (t * (24389 / 27) + 16) / 116,
  );
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

/** The CIEDE2000 difference of two colours. */
export function difference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const meanC = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const [h1, h2] = [hue(p1, b1), hue(p2, b2)];
  const turn = c1 * c2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const dL = l2 - l1;
  const dC = c2 - c1;
  const dH = 2 * Math.sqrt(c1 * c2) * sin(turn / 2);
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = c1 * c2 === 0 ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const sL = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sC = 1 + 0.045 * c;
  const sH = 1 + 0.015 * c * t;
  const rC = 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  const rT = -sin(60 * Math.exp(-(((h - 275) / 25) ** 2))) * rC;
  return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + rT * (dC / sC) * (dH / sH));
}

function hue(a: number, b: number): number {
  return a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

function sin(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}

function cos(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}

function linear(byte: number): number {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function mapped(row: Row, change: (value: number) => number): Row {
  return [change(row[0]), change(row[1]), change(row[2])];
}

function times(matrix: Matrix, row: Row): Row {
  const by = (line: Row) => line[0] * row[0] + line[1] * row[1] + line[2] * row[2];
  return [by(matrix[0]), by(matrix[1]), by(matrix[2])];
}
