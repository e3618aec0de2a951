import { isObject } from '#contract/rules/is-object.ts';
import { parseStored } from './parse-stored.ts';

describe('what a browser stored', () => {
  it('is read back as it was', () => {
    expect(parseStored('{"town":"Leeds"}', isObject)).toEqual({ town: 'Leeds' });
  });

  it.each([
    ['nothing was stored', null],
    ['it is another kind of value', '["Leeds"]'],
    ['it is null', 'null'],
    ['it is cut off', '{"town":"Le'],
    ['it is empty', ''],
  ])('is nothing when %s', (_, text) => {
    expect(parseStored(text, isObject)).toBeNull();
  });
});
