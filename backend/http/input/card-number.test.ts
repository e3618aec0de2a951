import { randomBytes, randomUUID } from 'node:crypto';
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
  ['an id within other text', 'order_42424242-4242-4242-8242-424242424242.pdf'],
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

describe('what we or a browser made', () => {
  const seed = fc.integer({ min: 0, max: 0x7fffffff });
  /** Digits alone, the likeliest to pass for a card. */
  const digit = fc.integer({ min: 0, max: 9 }).map(String);
  const digits = (length: number) => fc.string({ unit: digit, minLength: length, maxLength: length });
  const hex = fc.string({
    unit: fc.constantFrom(...'0123456789012345678901234567890123456789abcdef'),
    minLength: 32,
    maxLength: 32,
  });
  const uuid = fc.oneof(
    fc.uuid(),
    hex.map((text) => text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')),
  );
  const minute = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().replaceAll(/\D/g, '').slice(0, 12));
  const occurrence = fc.tuple(digits(22), minute).map((parts) => parts.join(''));
  const file = fc.integer({ min: 1_000, max: 20_000 }).map((length) => randomBytes(length).toString('base64'));

  it.each([
    ['ids', uuid],
    ['ids with something before and after them', fc.tuple(uuid, uuid).map(([one, other]) => `cart_${one}.${other}-x`)],
    ['ids of sessions', occurrence],
    [
      'hashes',
      fc.oneof(
        hex,
        fc.tuple(hex, hex).map((parts) => parts.join('')),
      ),
    ],
    ['files', file],
  ])('is never taken for a card: %s', (_, made) => {
    fc.assert(
      fc.property(made, (text) => {
        expect(holdsCardNumber(text)).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is never taken for a card: tokens and keys, of any randomness', () => {
    fc.assert(
      fc.property(seed, () => {
        const made = [randomUUID(), randomBytes(32).toString('base64url'), randomBytes(32).toString('hex')];
        expect(made.filter(holdsCardNumber)).toEqual([]);
      }),
      { numRuns: 5_000 },
    );
  });
});

it.each([
  ['digits in groups of one', '4 '],
  ['digits in a row', '4'],
  ['beginnings of ids', '12345678-'],
  ['dashes', '-'],
  ['letters of a file', 'a'],
  ['signs that grow', '\uFDFA'],
])('takes time by the length of a text and no more: %s', (_, part) => {
  const text = part.repeat(Math.ceil(400_000 / part.length));
  const cost = (length: number) => {
    const searched = text.slice(0, length);
    const before = process.cpuUsage();
    for (let turn = 0; turn < 3; turn += 1) expect(holdsCardNumber(`${searched}.`)).toBe(false);
    return process.cpuUsage(before).user;
  };
  cost(100_000);
  // Four times the length; sixteen times as much work, were it quadratic.
  expect(cost(400_000)).toBeLessThan(9 * cost(100_000) + 20_000);
});
