import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { toWire } from '#contract/wire.ts';
import { wireJsonWriter } from './success-reply.ts';

const wireJson = wireJsonWriter();
const key = fc.oneof(
  fc.constantFrom('startsAt', 'isV2', 'address1', 'name', 'formData', 'errors', '2026-11-24', '41', 'with space', 'é'),
  fc.string(),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, false, 0, -0, 1e21, 1e-7, 5e-324, 'é "quoted" \u2028 \n'),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.string(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 5 }),
  ),
}));

it('writes what renaming and canonicalising would make', () => {
  fc.assert(
    fc.property(value, (sample) => wireJson(sample) === canonicalize(toWire(sample))),
    { numRuns: 1_000 },
  );
});

it('renames nothing where everything is data', () => {
  fc.assert(fc.property(value, (sample) => wireJson(sample, true) === canonicalize(sample)));
});

it('leaves out undefined keys and writes undefined entries as null', () => {
  expect(wireJson({ some: undefined, list: [undefined, 1] })).toBe('{"list":[null,1]}');
});

it('tells apart objects whose names run together', () => {
  expect(wireJson({ a: 1, b: 2 })).toBe('{"a":1,"b":2}');
  expect(wireJson({ 'a,b': 1 })).toBe('{"a,b":1}');
});

it.each([NaN, Infinity])('refuses %s', (number) => {
  expect(() => wireJson({ number })).toThrow(TypeError);
});
