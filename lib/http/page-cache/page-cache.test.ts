import type { CachedFetchValue } from 'next/dist/server/response-cache/types.js';
import { pageValue } from '#tests/support/page-entry.ts';
import { createMemoryStore } from './memory-store.ts';
import { createPageCache } from './page-cache.ts';

const minute = 60_000;
const path = '/location/riverside';
const aMinute = { revalidate: 60, expire: 600 };
const nothingBuilt = async () => null;

/** One process: `request` is its page cache for one request, as Next makes it. */
function web() {
  let nowMs = 1_000_000;
  const now = () => nowMs;
  const store = createMemoryStore(10_000_000, now);
  const request = () => createPageCache(store, now);
  /** What Next does with a page: `old` is served while it is made anew, for `changed` the visitor waits. */
  const ask = async (from = request()) => {
    const page = await from.page(path, nothingBuilt);
    if (page === null) return { html: null, state: 'missing' };
    const html = page.value !== null && 'html' in page.value ? page.value.html : null;
    const age = now() - page.lastModified;
    const { revalidate } = page.cacheControl ?? { revalidate: false };
    const isOld = revalidate !== false && age > revalidate * 1000;
    const isExpired = page.cacheControl?.expire !== undefined && age > page.cacheControl.expire * 1000;
    if (page.lastModified === -1 || isExpired) return { html, state: 'changed' };
    return { html, state: isOld ? 'old' : 'fresh' };
  };
  const make = async (html: string, from = request()) => {
    await from.page(path, nothingBuilt);
    await from.set(path, pageValue(html), aMinute);
  };
  return { store, request, ask, make, pass: (ms: number) => void (nowMs += ms), now };
}

describe('a page', () => {
  it('is served for its own lifetime', async () => {
    const { ask, make, pass } = web();
    expect(await ask()).toEqual({ html: null, state: 'missing' });
    await make('one');
    pass(minute);
    expect(await ask()).toEqual({ html: 'one', state: 'fresh' });
  });

  it('is served while a new one is made, whatever its age', async () => {
    const { ask, make, pass } = web();
    await make('one');
    pass(365 * 24 * 60 * minute);
    expect(await ask()).toEqual({ html: 'one', state: 'old' });
  });

  it('is made anew by one request at a time, and again when that one never ended', async () => {
    const { ask, make, pass } = web();
    await make('one');
    pass(2 * minute);
    expect([await ask(), await ask()]).toEqual([
      { html: 'one', state: 'old' },
      { html: 'one', state: 'fresh' },
    ]);
    pass(minute);
    expect(await ask()).toEqual({ html: 'one', state: 'old' });
    await make('two');
    expect(await ask()).toEqual({ html: 'two', state: 'fresh' });
  });

  it.each([
    ['half a minute, of what can be booked', 'timetable:riverside', minute / 2],
    ['half a minute, of the day', 'activities:riverside', minute / 2],
    ['eleven minutes, of what else is known of the venue', 'venue:riverside', 11 * minute + 1],
  ])('is served while it is made anew for a time after a change, but not after %s', async (_, tag, tooLate) => {
    const { ask, make, pass, store } = web();
    await make('one');
    pass(1);
    await store.expire([tag]);
    expect(await ask()).toEqual({ html: 'one', state: 'old' });
    pass(tooLate);
    expect(await ask()).toEqual({ html: 'one', state: 'changed' });
    await make('two');
    expect(await ask()).toEqual({ html: 'two', state: 'fresh' });
  });

  it('is served for ten minutes after a change of the venues, and not once a session is cancelled', async () => {
    const { ask, make, pass, store } = web();
    await make('one');
    pass(24 * 60 * minute);
    await store.expire(['venues']);
    pass(10 * minute);
    expect(await ask()).toEqual({ html: 'one', state: 'old' });
    await store.expire(['timetable:riverside']);
    pass(minute);
    expect(await ask()).toEqual({ html: 'one', state: 'changed' });
  });

  it('that was not found is made anew half a minute after a change', async () => {
    const { ask, make, pass, store } = web();
    await make('<meta name="touchline:status" content="404"/>');
    pass(1);
    await store.expire(['venues']);
    pass(minute / 2);
    expect((await ask()).state).toBe('changed');
  });

  it('that changed while it was being made is made anew', async () => {
    const { ask, request, pass, store } = web();
    const making = request();
    await making.page(path, nothingBuilt);
    pass(100);
    await store.expire(['venues']);
    pass(100);
    await making.set(path, pageValue('before the change'), aMinute);
    expect((await ask()).state).toBe('old');
  });

  it('stays when it could not be made anew after a change, and still counts as the old one', async () => {
    const { ask, make, pass, request, store } = web();
    await make('one');
    pass(1);
    await store.expire(['timetable:riverside']);
    pass(minute);
    const failing = request();
    const old = await failing.page(path, nothingBuilt);
    expect(old?.lastModified).toBe(-1);
    // What Next does then: it stores what it was given, to be tried again in a few seconds.
    await failing.set(path, old?.value ?? null, { revalidate: 3, expire: 600 });
    expect(await ask()).toEqual({ html: 'one', state: 'fresh' });
    pass(4_000);
    expect(await ask()).toEqual({ html: 'one', state: 'old' });
    await store.expire(['timetable:riverside']);
    pass(minute);
    expect(await ask()).toEqual({ html: 'one', state: 'changed' });
  });

  it('with something missing is not cached: the old one stays', async () => {
    const { ask, make, pass } = web();
    await make('one');
    pass(2 * minute);
    await make('<meta name="touchline:provisional" content="true"/>');
    expect((await ask()).html).toBe('one');
  });

  it.each([
    [503, 11_000],
    [404, 601_000],
  ])('that is a %i does not outlive what it says', async (status, ms) => {
    const { ask, make, pass } = web();
    await make(`<meta name="touchline:status" content="${status}"/>`);
    expect((await ask()).state).toBe('fresh');
    pass(ms);
    expect((await ask()).state).toBe('changed');
  });
});

describe('the reply to a read', () => {
  const reply = (headers: Record<string, string>): CachedFetchValue => ({
    kind: 'FETCH' as CachedFetchValue['kind'],
    data: { headers, body: 'e30=', url: 'http://backend/api' },
    revalidate: 3600,
  });

  it.each([
    ['as its Cache-Control says', { 'cache-control': 'public, max-age=5' }, 5_000],
    ['a minute when it says nothing', {}, minute],
  ])('is fresh for as long %s', async (_, headers, ms) => {
    const { request, pass, now } = web();
    const cache = request();
    expect(await cache.read('key', ['client'])).toBeNull();
    await cache.set('key', reply(headers));
    pass(ms);
    expect(await cache.read('key', ['client'])).toMatchObject({ lastModified: now() });
    pass(1_000);
    expect(await cache.read('key', ['client'])).toBeNull();
  });

  it('is not used after a change', async () => {
    const { request, store } = web();
    await request().set('key', reply({}));
    await store.expire(['client']);
    expect(await request().read('key', ['client'])).toBeNull();
    expect(await request().read('key', ['theme'])).not.toBeNull();
  });
});
