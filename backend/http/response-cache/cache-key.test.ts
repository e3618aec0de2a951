import { Hono } from 'hono';
import { notFound } from '#backend/failure.ts';
import type { HttpEnv } from '#backend/http/http-env.ts';
import { cacheKey } from '#backend/http/operation-handler.ts';

/** The key of a request of an operation whose days may be any but `never`. */
async function readKey(path: string): Promise<string> {
  const read = {
    params: (raw: Record<string, string>) => {
      if (raw.day === 'never') throw notFound();
      return raw;
    },
    input: (query: Record<string, unknown>) => ({ query, body: {} }),
  };
  const getKey = cacheKey('listDay', read, (url) => ({ source: new URL(url).searchParams.get('source') }));
  const app = new Hono<HttpEnv>().get('/:day', (c) => c.text(getKey(c) ?? 'no key'));
  return (await app.request(path)).text();
}

it('is the operation and what was parsed, alike for all spellings', async () => {
  const key = await readKey('/monday?source=online');
  expect(key).toBe('["listDay",{"day":"monday"},{"source":"online"}]');
  expect(await readKey('/monday?x=1&source=online')).toBe(key);
  expect(await readKey('/tuesday?source=online')).not.toBe(key);
});

it('is none for an invalid request', async () => {
  expect(await readKey('/never')).toBe('no key');
});
