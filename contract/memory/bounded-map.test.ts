import fc from 'fast-check';
import { boundedMap, entryOverheadBytes } from './bounded-map.ts';

/** A map of texts, a byte a character, with room for two of a hundred under keys of one character. */
const one = entryOverheadBytes + 2 + 100;
const open = () => boundedMap<string>({ limitBytes: 2 * one, weigh: (text) => text.length });
const text = 'x'.repeat(100);

it('counts key, value and overhead of each entry', () => {
  const map = open();
  map.set('a', text);
  expect(map.size()).toEqual({ bytes: one, limitBytes: 2 * one, entries: 1 });
  map.set('bc', 'x'.repeat(50));
  expect(map.size()).toEqual({ bytes: one + 200 + 4 + 50, limitBytes: 2 * one, entries: 2 });
  map.set('a', '');
  expect(map.size()).toEqual({ bytes: 202 + 254, limitBytes: 2 * one, entries: 2 });
  map.delete('bc');
  expect(map.size()).toEqual({ bytes: 202, limitBytes: 2 * one, entries: 1 });
  map.clear();
  expect(map.size()).toEqual({ bytes: 0, limitBytes: 2 * one, entries: 0 });
});

it('drops what was unused for longest; a peek is no use', () => {
  const map = open();
  for (const key of ['a', 'b']) map.set(key, text);
  map.get('a');
  map.peek('b');
  map.set('c', text);
  expect([...map.entries()].map(([key]) => key)).toEqual(['a', 'c']);
});

it('is full at its limit, and drops an entry for the first byte beyond', () => {
  const map = open();
  for (const key of ['a', 'b']) map.set(key, text);
  expect(map.size()).toMatchObject({ bytes: 2 * one, entries: 2 });
  map.set('b', `${text}x`);
  expect(map.size()).toMatchObject({ bytes: one + 1, entries: 1 });
});

it('does not keep what alone is larger than the limit, nor drops anything for it', () => {
  const map = open();
  map.set('a', text);
  map.set('b', 'x'.repeat(2 * one));
  expect([...map.entries()]).toEqual([['a', text]]);
  map.set('a', 'x'.repeat(2 * one));
  expect(map.size()).toMatchObject({ bytes: 0, entries: 0 });
});

it('weighs anew what has grown, and drops it where it has grown beyond the limit', () => {
  const parts = boundedMap<string[]>({ limitBytes: 2 * one, weigh: (list) => list.join('').length });
  const [first, second] = [['x'], ['x']];
  parts.set('a', first);
  parts.set('b', second);
  second.push(text);
  parts.reweigh('b');
  expect(parts.size()).toMatchObject({ bytes: 203 + 303, entries: 2 });
  second.push(text);
  parts.reweigh('b');
  expect([...parts.entries()].map(([key]) => key)).toEqual(['b']);
  second.push(text, text, text);
  parts.reweigh('b');
  expect(parts.size()).toMatchObject({ bytes: 0, entries: 0 });
});

it('makes a value once', () => {
  const map = open();
  let count = 0;
  const make = () => `${(count += 1)}`;
  expect([map.getOrMake('a', make), map.getOrMake('a', make)]).toEqual(['1', '1']);
});

it('says whether there is room without dropping', () => {
  const map = open();
  for (const key of ['a', 'b']) map.set(key, text);
  expect([map.hasRoom('c', ''), map.hasRoom('b', text), map.hasRoom('b', `${text}x`)]).toEqual([false, true, false]);
});

it('keeps at most so many entries', () => {
  const map = boundedMap<string>({ limitBytes: 10_000, limitEntries: 2, weigh: () => 0 });
  for (const key of ['a', 'b', 'c']) map.set(key, '');
  expect([...map.entries()].map(([key]) => key)).toEqual(['b', 'c']);
  expect([map.hasRoom('d', ''), map.hasRoom('c', '')]).toEqual([false, true]);
});

const key = fc.constantFrom('a', 'b', 'cc', 'ddd', 'eeee');
const size = fc.integer({ min: 0, max: 900 });
const step = fc.oneof(
  fc.record({ do: fc.constant('set' as const), key, size }),
  fc.record({ do: fc.constant('grow' as const), key, size }),
  fc.record({ do: fc.constantFrom('get' as const, 'delete' as const), key }),
  fc.record({ do: fc.constant('clear' as const) }),
);

it('holds no more than its limit, and counts exactly what it holds, after any history', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const dropped: object[] = [];
      const limits = { limitBytes: 1_500, limitEntries: 4 };
      const map = boundedMap<{ bytes: number }>({
        ...limits,
        weigh: ({ bytes }) => bytes,
        onDrop: (value) => dropped.push(value),
      });
      let added = 0;
      let cleared = 0;
      for (const next of steps) {
        if (next.do === 'clear') {
          cleared += map.size().entries;
          map.clear();
        } else if (next.do === 'set') {
          map.set(next.key, { bytes: next.size });
          added += 1;
        } else if (next.do === 'grow') {
          const value = map.peek(next.key);
          if (value !== undefined) value.bytes = next.size;
          map.reweigh(next.key);
        } else map[next.do](next.key);
        const held = [...map.entries()];
        const sum = held.reduce((all, [name, { bytes }]) => all + entryOverheadBytes + 2 * name.length + bytes, 0);
        expect(map.size()).toEqual({ bytes: sum, limitBytes: limits.limitBytes, entries: held.length });
        expect(sum).toBeLessThanOrEqual(limits.limitBytes);
        expect(held.length).toBeLessThanOrEqual(limits.limitEntries);
        expect(dropped).toHaveLength(added - cleared - held.length);
      }
    }),
  );
});
