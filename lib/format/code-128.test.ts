import { code128 } from './code-128.ts';

/** The modules of a barcode from left to right, 1 for a bar. */
function modules(text: string): string {
  const { width, path } = code128(text) ?? { width: 0, path: '' };
  const row = Array.from({ length: width }, () => '0');
  for (const [, x, bar] of path.matchAll(/M(\d+) 0h(\d+)/g)) row.fill('1', Number(x), Number(x) + Number(bar));
  return row.join('');
}

it('has start, letters, check digit and stop', () => {
  // From the standard: set B, 'A' is 33; (104 + 33) mod 103 is 34, the symbol of 'B'.
  const [start, a, b, stop] = ['11010010000', '10100011000', '10001011000', '1100011101011'];
  expect(modules('A')).toBe(`${start}${a}${b}${stop}`);
});

it('weighs each letter by its place in the check digit', () => {
  // The usual example: after start A its check value is 54, so after start B, which is one more, 55: the symbol of 'W'.
  const w = '11101000110';
  expect(modules('PJJ123C').slice(-24, -13)).toBe(w);
});

it('has eleven modules a symbol and thirteen for the stop', () => {
  expect(code128('TL0001001')?.width).toBe((1 + 9 + 1) * 11 + 13);
});

it.each(['', 'Ärger', 'a\n'])('cannot hold %j', (text) => {
  expect(code128(text)).toBeNull();
});
