import { printableText } from './printable-text.ts';

it.each([
  ['Siân Ŵyn, £6.20 – “Aqua”', 'Siân Ŵyn, £6.20 – “Aqua”'],
  ['Łukasz Škoda', 'Lukasz Skoda'],
  ['e\u0301', 'é'],
  ['Ольга', '?????'],
  ['two\u00a0\n lines', 'two lines'],
  ['🏸', '?'],
])('prints %s as %s', (text, printed) => {
  expect(printableText(text)).toBe(printed);
});
