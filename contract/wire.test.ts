import fc from 'fast-check';
import { fromWire, pathToWire, toWire } from './wire.ts';

const runs = { seed: 20_261_124, numRuns: 300 };
const opaque = ['formData', 'scaData', 'errors', 'translations'];

/** A camelCase key: small letters and digits, a capital for every further word. */
const ourName = fc
  .array(fc.stringMatching(/^[a-z][a-z0-9]{0,5}$/), { minLength: 1, maxLength: 3 })
  .map(([first = 'a', ...rest]) => first + rest.map((word) => word[0]?.toUpperCase() + word.slice(1)).join(''))
  .filter((name) => !opaque.includes(name));
const { value: ours } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constant(null),
    fc.integer(),
    fc.string(),
    fc.boolean(),
    tie('list'),
    tie('object'),
  ),
  list: fc.array(tie('value'), { maxLength: 3 }),
  object: fc.dictionary(ourName, tie('value'), { maxKeys: 4, noNullPrototype: true }),
}));

function keysIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  const keys = Array.isArray(value) ? [] : Object.keys(value);
  return [...keys, ...Object.values(value).flatMap(keysIn)];
}

describe('names on the wire', () => {
  it('come back as they went', () => {
    fc.assert(
      fc.property(ours, (value) => expect(fromWire(toWire(value))).toEqual(value)),
      runs,
    );
  });

  it('have no capital, and no underscore before a digit', () => {
    fc.assert(
      fc.property(ours, (value) => expect(keysIn(toWire(value)).filter((key) => /[A-Z]|_\d/.test(key))).toEqual([])),
      runs,
    );
  });

  it('are left alone when they are ours already', () => {
    fc.assert(
      fc.property(ours, (value) => expect(fromWire(value)).toEqual(value)),
      runs,
    );
  });

  it('never change values', () => {
    const value = { purchasableType: 'av2Booking', type: 'av2_booking', list: ['camelCase', 'snake_case'] };
    expect(toWire(value)).toEqual({
      purchasable_type: 'av2Booking',
      type: 'av2_booking',
      list: ['camelCase', 'snake_case'],
    });
  });
});

it('takes snake_case where both spellings are given, in any order', () => {
  expect(fromWire({ item_hash: 'snake', itemHash: 'camel' })).toEqual({ itemHash: 'snake' });
  expect(fromWire({ itemHash: 'camel', item_hash: 'snake' })).toEqual({ itemHash: 'snake' });
});

describe('keys that are data', () => {
  it.each([
    ['formData', 'form_data'],
    ['scaData', 'sca_data'],
    ['errors', 'errors'],
    ['translations', 'translations'],
  ])('stay as they are inside %s', (name, wire) => {
    const content = { threeDSSessionData: 1, some_key: { innerKey: 2 } };
    expect(toWire({ [name]: content })).toEqual({ [wire]: content });
    expect(fromWire({ [wire]: content })).toEqual({ [name]: content });
  });

  it('stay as they are when they are no plain names', () => {
    const dates = { '2026-11-24': { isV2: true } };
    expect(toWire(dates)).toEqual({ '2026-11-24': { is_v2: true } });
    expect(fromWire({ 'items.0.some_key': 1 })).toEqual({ 'items.0.some_key': 1 });
  });

  it('cannot reach the prototype', () => {
    const read = fromWire(JSON.parse('{"__proto__":{"polluted":true}}'));
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect({}).not.toHaveProperty('polluted');
  });
});

it('joins a path with dots, in names of the wire', () => {
  expect(pathToWire(['items', 0, 'customQuestionAnswers', '17'])).toBe('items.0.custom_question_answers.17');
  expect(pathToWire(['themeAppSecondaryColour1'])).toBe('theme_app_secondary_colour1');
});
