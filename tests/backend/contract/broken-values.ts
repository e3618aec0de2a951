import fc from 'fast-check';

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { data: value };
  return value;
}

/**
 * Values that no form sends: wrong types, text too long, NUL characters, deep nesting, huge numbers, ids of nothing.
 */
export const brokenValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '%00',
    '../..',
    "'; drop table users; --",
    '\u202e',
  ),
  fc.constantFrom('x'.repeat(300), 'é'.repeat(5_000), '9'.repeat(40), '1e309', '-0', 'NaN', 'null', '[object Object]'),
  fc.constantFrom(0, -1, 0.5, 2 ** 31, 2 ** 53, 1e300, -1e300, Number.MIN_VALUE),
  fc.constantFrom<unknown>(
    true,
    false,
    [],
    {},
    [[]],
    [null],
    { __proto__: null },
    { constructor: 'x' },
    { toString: 1 },
  ),
  fc.constantFrom(20, 2_000).map(nested),
  fc.uuid(),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
