import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache/index.js';
import renderResult from 'next/dist/server/render-result.js';
import responseCache from 'next/dist/server/response-cache/index.js';
import { pageValue } from '#tests/support/page-entry.ts';
import { createMemoryStore } from './memory-store.ts';
import { createPageCache } from './page-cache.ts';

const path = '/location/riverside';
const route = { kind: 'APP_PAGE', sourceRoute: '/location/[venueSlug]/page' };
/** In seconds: a page is old at once. */
const lifetime = { revalidate: 0.001, expire: undefined };

type Value = ReturnType<typeof pageValue>;
type Make = () => Promise<string>;

/** What Next's own page template does around a render, with Next's own caches, over our page cache. */
function web() {
  const store = createMemoryStore(10_000_000, Date.now);
  class Handler {
    cache = createPageCache(store, Date.now);
    get = (key: string) => this.cache.page(key, async () => null);
    set = (key: string, value: Value, context: { cacheControl?: typeof lifetime }) =>
      this.cache.set(key, value, context.cacheControl);
  }
  const modules = { responseCache, renderResult } as unknown as {
    responseCache: { default: new (options: object) => { get: (...args: unknown[]) => Promise<Got> } };
    renderResult: { default: { fromStatic: (html: string, type: string) => unknown } };
  };
  interface Got {
    value: { html: { toUnchunkedString: (isStream: boolean) => Promise<string> } };
    isStale?: boolean | -1;
  }
  const responses = new modules.responseCache.default({ minimalMode: false, route });
  const options = { dev: false, requestHeaders: {}, previewProps: { previewModeId: 'x' }, CurCacheHandler: Handler };
  const prerenderManifest = { routes: {}, dynamicRoutes: {}, notFoundRoutes: [] };
  return {
    store,
    async visit(make: Make): Promise<string> {
      const incrementalCache: unknown = Reflect.construct(IncrementalCache, [{ ...options, prerenderManifest }]);
      const generate = async () => {
        const html = modules.renderResult.default.fromStatic(await make(), 'text/html');
        return { value: { ...pageValue(''), html }, cacheControl: { ...lifetime } };
      };
      const got = await responses.get(path, generate, { incrementalCache, isFallback: false });
      return got.value.html.toUnchunkedString(true);
    },
  };
}

const made =
  (html: string): Make =>
  async () =>
    html;
const failing: Make = () => Promise.reject(new Error('The backend is down'));

describe('a page in Next', () => {
  // Next reports a page that could not be made anew there.
  beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());
  afterEach(() => jest.restoreAllMocks());

  it('is served old while a slow backend lets nobody make a new one, and only one request tries', async () => {
    const { visit } = web();
    await visit(made('one'));
    await sleep(5);
    let finish: (html: string) => void = () => undefined;
    let tries = 0;
    const slow: Make = () => {
      tries += 1;
      return new Promise((resolve) => (finish = resolve));
    };
    expect([await visit(slow), await visit(slow), await visit(slow)]).toEqual(['one', 'one', 'one']);
    await sleep(5);
    expect(tries).toBe(1);
    finish('two');
    await sleep(5);
    expect(await visit(slow)).toBe('two');
  });

  it('stays when the backend fails, also after a change', async () => {
    const { visit, store } = web();
    await visit(made('one'));
    await sleep(5);
    expect(await visit(failing)).toBe('one');
    await sleep(5);
    await store.expire(['venue:riverside']);
    expect(await visit(failing)).toBe('one');
    expect(await visit(failing)).toBe('one');
  });

  it('that was never made is an error, which is not kept', async () => {
    const { visit } = web();
    await expect(visit(failing)).rejects.toThrow('The backend is down');
    expect(await visit(made('one'))).toBe('one');
  });
});
