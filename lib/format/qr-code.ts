import { encode } from 'uqr';

export interface QrCode {
  /** Modules along a side, without the quiet zone. */
  size: number;
  /** The dark modules as one SVG path; a module is one unit wide. */
  path: string;
}

/** Merges adjacent dark modules of a row into one rectangle. */
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

/**
 * Encodes a text as the smallest QR code that holds it with medium error correction, and raises the correction level as
 * far as that size allows.
 */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', boostEcc: true, border: 0 });
  const path = data
    .flatMap((row, y) => getRuns(row).map(({ x, width }) => `M${x} ${y}h${width}v1h-${width}z`))
    .join('');
  return { size, path };
}
