import { entryOverheadBytes } from '#contract/memory/bounded-map.ts';
import { pageEntry } from '#tests/support/page-entry.ts';
import { entryBytes } from './entry-bytes.ts';
import { createMemoryStore } from './memory-store.ts';

const entry = pageEntry('x'.repeat(1_000));
const one = entryOverheadBytes + 2 * '/a'.length + entryBytes(entry.value);

describe('pages in memory', () => {
  it('take no more than their limit; the ones unused for longest make room', async () => {
    const store = createMemoryStore(2 * one, () => 0);
    for (const key of ['/a', '/b']) await store.set(key, entry);
    await store.get('/a');
    await store.set('/c', entry);
    expect(await Promise.all(['/a', '/b', '/c'].map(async (key) => (await store.get(key)) !== null))).toEqual([
      true,
      false,
      true,
    ]);
    expect(store.size()).toEqual({ bytes: 2 * one, limitBytes: 2 * one, entries: 2 });
  });

  it('are counted once when stored again, and not when forgotten', async () => {
    const store = createMemoryStore(10 * one, () => 0);
    await store.set('/a', entry);
    await store.set('/a', entry);
    expect(store.size().bytes).toBe(one);
    store.forget('/a');
    expect(store.size()).toMatchObject({ bytes: 0, entries: 0 });
  });

  it('larger than all of the memory are not kept', async () => {
    const store = createMemoryStore(one - 1, () => 0);
    await store.set('/a', entry);
    expect(store.size()).toMatchObject({ bytes: 0, entries: 0 });
  });

  it('never count as unchanged because their tags were too many to remember', async () => {
    let time = 1;
    const store = createMemoryStore(10 * one, () => time);
    await store.expire(['venue:first']);
    time = 2;
    await store.expire(Array.from({ length: 20_000 }, (_, index) => `venue:${index}`));
    expect(await store.expiredMs(['venue:first'])).toBe(1);
    expect(await store.expiredMs(['venue:5'])).toBe(2);
  });
});
