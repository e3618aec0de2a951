import { Hono } from 'hono';
import { notFound } from '#backend/failure.ts';
import type { HttpEnv } from '#backend/http/http-env.ts';
import { cacheKeys } from './cache-keys.ts';

/** Keys of an operation whose days may be any but `never`, and how often an address was parsed. */
function open() {
  const parsed = { count: 0 };
  const read = {
    params: (raw: Record<string, string>) => {
      parsed.count += 1;
      if (raw.day === 'never') throw notFound();
      return raw;
    },
    input: (query: Record<string, unknown>) => ({ query, body: {} }),
  };
  const getKey = cacheKeys('listDay', read, (url) => ({ source: new URL(url).searchParams.get('source') }));
  const app = new Hono<HttpEnv>().get('/:day', (c) => c.text(getKey(c) ?? 'no key'));
  const keyOf = async (path: string) => (await app.request(path)).text();
  return { parsed, keyOf };
}

it('is the operation and what was parsed, alike for all spellings', async () => {
  const { keyOf } = open();
  const key = await keyOf('/monday?source=online');
  expect(key).toBe('["listDay",{"day":"monday"},{"source":"online"}]');
  expect(await keyOf('/monday?x=1&source=online')).toBe(key);
  expect(await keyOf('/tuesday?source=online')).not.toBe(key);
});

it('of an address that was asked for before is not parsed again', async () => {
  const { parsed, keyOf } = open();
  expect(await keyOf('/monday')).toBe(await keyOf('/monday'));
  expect(parsed.count).toBe(1);
});

it('is none for an invalid request, each time', async () => {
  const { parsed, keyOf } = open();
  expect([await keyOf('/never'), await keyOf('/never')]).toEqual(['no key', 'no key']);
  expect(parsed.count).toBe(2);
});

it('is forgotten after five hundred other addresses, and not kept for a very long one', async () => {
  const { parsed, keyOf } = open();
  await keyOf('/monday');
  for (let day = 0; day < 500; day += 1) await keyOf(`/${day}`);
  await keyOf('/monday');
  expect(parsed.count).toBe(502);
  const long = `/monday?x=${'x'.repeat(500)}`;
  await keyOf(long);
  await keyOf(long);
  expect(parsed.count).toBe(504);
});
