import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { testBackend } from '#tests/support/backend.ts';
import { thing } from '#tests/support/http/things.ts';

const large = { name: 'Aqua fit '.repeat(200) };
const backend = testBackend({
  operations: {
    large: thing({ path: '/large', cache: 'public', run: async () => ({ data: large }) }),
    timetable: thing({ path: '/timetable', cache: 'timetable', run: async () => ({ data: large }) }),
    small: thing({ path: '/small', run: async () => ({ data: { name: 'Aqua fit' } }) }),
  },
});

async function get(name: string, headers: Record<string, string> = {}) {
  const response = await backend.fetch(new Request(`http://backend/api/activities/${name}`, { headers }));
  return { response, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

describe('a reply of more than 1 KB', () => {
  it.each([
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip, deflate'],
    ['gzip', 'br;q=0, gzip'],
  ] as const)('comes as %s to one who accepts %s', async (encoding, accepted) => {
    const plain = await get('large');
    const { headers, bytes } = await get('large', { 'accept-encoding': accepted });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(bytes.length).toBeLessThan(plain.bytes.length / 5);
    expect(unpack[encoding](bytes)).toEqual(plain.bytes);
    expect(headers.get('vary')).toBe('Authorization, X-Selected-User-Id, Accept-Encoding');
    expect(headers.get('etag')).toBe(`W/${plain.headers.get('etag')}`);
  });

  it.each(['', 'identity', 'br;q=0'])('comes as it is to one who accepts "%s"', async (accepted) => {
    const { headers, bytes } = await get('large', { 'accept-encoding': accepted });
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('vary')).toContain('Accept-Encoding');
    expect(JSON.parse(bytes.toString())).toMatchObject({ data: large });
  });

  it('is known again by either of its tags', async () => {
    const { headers } = await get('large', { 'accept-encoding': 'br' });
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await get('large', { ...known, 'accept-encoding': 'br' })).response.status).toBe(304);
    expect((await get('large', known)).response.status).toBe(304);
  });

  it('that is cached comes packed, and plain to who wants it so', async () => {
    const accepted = { 'accept-encoding': 'br' };
    const both = [await get('timetable', accepted), await get('timetable', accepted)];
    expect(brotliDecompressSync(both[1]?.bytes ?? '')).toEqual((await get('timetable')).bytes);
    expect(both[0]?.bytes).toEqual(both[1]?.bytes);
  });
});

it('a small reply comes as it is', async () => {
  const { headers } = await get('small', { 'accept-encoding': 'br' });
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([null, null]);
});
