import fc from 'fast-check';
import { postcodeCandidates } from './postcode.ts';

describe('the codes to look for', () => {
  it.each([
    ['HX6 2QD', ['HX6 2QD', 'HX6 2', 'HX6']],
    ['hx62qd', ['HX6 2QD', 'HX6 2', 'HX6']],
    ['  m1  1ae ', ['M1 1AE', 'M1 1', 'M1']],
    ['EC1A1BB', ['EC1A 1BB', 'EC1A 1', 'EC1A']],
    ['M11 1AA', ['M11 1AA', 'M11 1', 'M11']],
    ['W1A 0AX', ['W1A 0AX', 'W1A 0', 'W1A']],
    ['M1', ['M1']],
    ['m1 1', ['M1 1', 'M1']],
    ['SW1A', ['SW1A']],
    ['Manchester', []],
    ['12345', []],
    ['', []],
    ['M1 1AEX', []],
    ["M1'; drop", []],
  ])('of "%s" are %j', (text, codes) => {
    expect(postcodeCandidates(text)).toEqual(codes);
  });

  it('are the same in any spelling, most exact first', () => {
    const outward = fc.stringMatching(/^[A-Z]{1,2}\d[A-Z\d]?$/);
    const inward = fc.stringMatching(/^\d[A-Z]{2}$/);
    const property = fc.property(outward, inward, (out, inner) => {
      const codes = [`${out} ${inner}`, `${out} ${inner[0]}`, out];
      for (const spelling of [out + inner, `${out} ${inner}`.toLowerCase(), ` ${out}  ${inner} `]) {
        expect(postcodeCandidates(spelling)).toEqual(codes);
      }
    });
    fc.assert(property, { seed: 20_261_124 });
  });
});
