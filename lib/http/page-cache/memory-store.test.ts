import { entryOverheadBytes } from '#contract/memory/bounded-map.ts';
import { pageEntry } from '#tests/support/page-entry.ts';
import { entryBytes, createMemoryStore } from './memory-store.ts';

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

  it('that many ask for stay, however many others somebody asks for once', async () => {
    const store = createMemoryStore(20 * one, () => 0);
    const popular = Array.from({ length: 15 }, (_, at) => `/p${at}`);
    for (const key of popular) {
      await store.set(key, entry);
      await store.get(key);
    }
    for (let at = 0; at < 320; at += 1) {
      expect(await store.get(`/times/${at}`)).toBeNull();
      await store.set(`/times/${at}`, entry);
      expect(store.size().bytes).toBeLessThanOrEqual(20 * one);
    }
    for (const key of popular) expect(await store.get(key)).not.toBeNull();
  });

  it('that are made anew stay among those that many ask for', async () => {
    const store = createMemoryStore(4 * one, () => 0);
    await store.set('/a', entry);
    await store.get('/a');
    await store.set('/a', entry);
    for (let at = 0; at < 9; at += 1) await store.set(`/${at}`, entry);
    expect(await store.get('/a')).not.toBeNull();
    expect(store.size().entries).toBe(4);
  });

  it('make room for those asked for now, once they are unused for longest', async () => {
    const store = createMemoryStore(4 * one, () => 0);
    for (let at = 0; at < 9; at += 1) {
      await store.set(`/${at}`, entry);
      await store.get(`/${at}`);
    }
    expect(await store.get('/0')).toBeNull();
    expect(await store.get('/8')).not.toBeNull();
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
