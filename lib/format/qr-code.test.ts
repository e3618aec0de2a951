import { qrCode } from './qr-code.ts';

/** The path drawn into a grid: a row of the code is a text of # and spaces. */
function getRows({ size, path }: ReturnType<typeof qrCode>): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => ' '));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    rows[Number(y)]?.fill('#', Number(x), Number(x) + Number(width));
  return rows.map((row) => row.join(''));
}

describe('a QR code', () => {
  it('of a booking in words is of the smallest size', () => {
    expect(qrCode('7F3A-91C2').size).toBe(21);
    expect(qrCode('40021').size).toBe(21);
  });

  it('is drawn with its three corners, the timing between them, and nothing else in its path', () => {
    const code = qrCode('7F3A-91C2');
    expect(code.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
    const rows = getRows(code);
    for (const y of [0, 6]) expect(rows[y]?.slice(0, 7)).toBe('#######');
    expect(rows[3]).toMatch(/^# ### # .* # ### #$/);
    expect(rows[17]?.slice(0, 8)).toBe('# ### # ');
    expect(rows[6]).toBe('####### # # # #######');
  });

  it('says what it was made of: another text is another code', () => {
    expect(qrCode('7F3A-91C2').path).not.toBe(qrCode('7F3A-91C3').path);
  });
});
