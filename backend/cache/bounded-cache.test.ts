import { boundedCache } from './bounded-cache.ts';

/** A cache of texts that has room for two of a hundred characters, and how many were made. */
function open() {
  const made: string[] = [];
  const cache = boundedCache<string>(900, (text) => text.length * 2);
  const get = (key: string) =>
    cache.get(key, () => {
      made.push(key);
      return key.repeat(100);
    });
  return { cache, get, made };
}

it('makes a value once', () => {
  const { get, made } = open();
  expect([get('a'), get('a')]).toEqual(['a'.repeat(100), 'a'.repeat(100)]);
  expect(made).toEqual(['a']);
});

it('never takes more than its limit: the oldest make room', () => {
  const { cache, get, made } = open();
  for (const key of ['a', 'b', 'c']) get(key);
  expect(cache.size()).toEqual({ bytes: 804, limitBytes: 900, entries: 2 });
  get('b');
  get('a');
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});
