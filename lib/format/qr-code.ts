import { encode } from 'uqr';

export interface QrCode {
  /** Modules along a side, without the quiet zone. */
  size: number;
  /** The dark modules as one path of an SVG, a unit each. */
  path: string;
}

/** The dark modules of a row, neighbours as one. */
function getRuns(row: readonly boolean[]): { x: number; width: number }[] {
  const runs: { x: number; width: number }[] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last !== undefined && last.x + last.width === x) last.width += 1;
    else runs.push({ x, width: 1 });
  }
  return runs;
}

/** A text as a QR code of the smallest size, with as much error correction as fits there, medium at least. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', boostEcc: true, border: 0 });
  const path = data
    .flatMap((row, y) => getRuns(row).map(({ x, width }) => `M${x} ${y}h${width}v1h-${width}z`))
    .join('');
  return { size, path };
}
