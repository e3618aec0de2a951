import fc from 'fast-check';
import { holdsCardNumber } from './card-number.ts';

it.each([
  ['a card', '4242424242424242'],
  ['a card in groups', 'please use 4242 4242 4242 4242, 12/30'],
  ['dashes', '4242-4242-4242-4242'],
  ['long dashes', '4242–4242—4242‑4242'],
  ['dots', '4242.4242.4242.4242'],
  ['no-break spaces', '4242\u00A04242\u00A04242\u202F4242'],
  ['two blanks', '4242  4242  4242  4242'],
  ['invisible signs', '4242\u200B4242\u200B4242\u200B4242'],
  ['full-width digits', '４２４２４２４２４２４２４２４２'],
  ['a letter before it', 'x4242424242424242'],
  ['letters around it', 'card4242424242424242end'],
  ['other figures before it', 'room 12 4242 4242 4242 4242'],
  ['a card of 15 digits', '3782 822463 10005'],
  ['a card of 19 digits', '6304000000000000000'],
  ['a new Mastercard', '2223003122003222'],
])('finds %s', (_, text) => {
  expect(holdsCardNumber(text)).toBe(true);
});

it.each([
  ['digits that no card has', '4242424242424241'],
  ['digits that no brand has', '9999999999999995'],
  ['an id', '00000000-0000-4000-8000-000000000000'],
  ['an id of digits alone', '42424242-4242-4242-8242-424242424242'],
  ['the id of a session', 'AAAAAAAAAAAAAAAAAAAAA4202611191830'],
  ['a hash', `a${'0'.repeat(31)}`],
  ['a telephone number', '+44 161 496 0000'],
  ['a number with its trunk digit', '+44 (0)7700 900123'],
  ['a number from abroad', '0049 151 23456789'],
  ['two telephone numbers', '0161 496 0000, 07700 900123'],
  ['a customer reference', '100200300'],
  ['a barcode', '5012345678900'],
  ['a date and time', '2026-11-24 18:30:00'],
  ['an amount', '620000000000'],
])('lets %s pass', (_, text) => {
  expect(holdsCardNumber(text)).toBe(false);
});

it('lets every telephone number of up to 13 digits pass, however it is written', () => {
  const separator = fc.constantFrom('', ' ', '-', '.', ') ', ' (0)');
  const groups = fc.array(fc.tuple(separator, fc.integer({ min: 0, max: 9_999 })), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.constantFrom('+', '00', '0', ''), groups, (prefix, parts) => {
      const text = prefix + parts.map(([sign, digits]) => `${sign}${digits}`).join('');
      fc.pre(text.replaceAll(/\D/g, '').length <= 13);
      expect(holdsCardNumber(text)).toBe(false);
    }),
  );
});

it('finds a card in any grouping', () => {
  const separators = fc.constantFrom('', ' ', '-', '.', '\u00A0', '  ', ' - ');
  const between = fc.array(separators, { minLength: 15, maxLength: 15 });
  fc.assert(
    fc.property(
      between,
      fc.string({ maxLength: 5 }).map((text) => text.replaceAll(/\d/g, '')),
      (marks, before) => {
        const card = [...'4242424242424242'].map((digit, place) => `${digit}${marks[place] ?? ''}`).join('');
        expect(holdsCardNumber(`${before}x ${card}`)).toBe(true);
      },
    ),
  );
});

it('is done soon with a body full of digits', () => {
  expect(holdsCardNumber('1 '.repeat(130_000))).toBe(false);
});
