import { createHash } from 'node:crypto';
import { z } from 'zod';
import { testBackend, testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { person } from '#tests/support/http/people.ts';
import { thing } from '#tests/support/http/things.ts';

const { db } = await testDatabase();
const clock = testClock();
const data = { name: 'Riverside', id: 7, openOn: { '2026-11-24': true }, area: null };
/** RFC 8785: keys in order, no spaces. */
const canonical = '{"area":null,"id":7,"name":"Riverside","open_on":{"2026-11-24":true}}';
const checksum = createHash('sha256').update(canonical).digest('hex').slice(0, 32);
const run = async () => ({ data, message: 'Said' });

const { call } = testBackend({
  db,
  clock,
  operations: {
    public: thing({ path: '/public', cache: 'public', run }),
    timetable: thing({ path: '/timetable', cache: 'timetable', run }),
    none: thing({ path: '/none', run }),
    raw: thing({ path: '/raw', cache: 'public', raw: true, run }),
    absent: thing({ path: '/absent/{id}', cache: 'public', params: z.object({ id: z.uuid() }) }),
    file: thing({
      path: '/file',
      raw: true,
      run: async () => ({
        data: 'BEGIN:VCALENDAR',
        file: { contentType: 'text/calendar; charset=utf-8', name: 'a.ics' },
      }),
    }),
  },
});
const { token } = await person(db, { now: clock.now(), name: 'casey' });
const vary = 'Authorization, X-Selected-User-Id';
const at = (name: string) => `/api/activities/${name}`;

function caching({ headers }: { headers: Headers }) {
  return { control: headers.get('cache-control'), vary: headers.get('vary'), etag: headers.get('etag') };
}

describe('a public reply', () => {
  const expectedHeaders = { control: 'public, max-age=60, stale-while-revalidate=600', vary, etag: `"${checksum}"` };

  it('may be kept by everybody, with or without a token', async () => {
    expect(caching(await call(at('public')))).toEqual(expectedHeaders);
    expect(caching(await call(at('public'), { token }))).toEqual(expectedHeaders);
  });

  it('carries the checksum of its canonical data', async () => {
    const { json } = await call(at('public'));
    expect(json).toEqual({
      data: { name: 'Riverside', id: 7, open_on: { '2026-11-24': true }, area: null },
      checksum,
      message: 'Said',
    });
  });

  it.each([`"${checksum}"`, `W/"${checksum}"`, `"other", "${checksum}"`, '*'])(
    'is 304 without content when the caller has it: %s',
    async (tag) => {
      const answer = await call(at('public'), { headers: { 'If-None-Match': tag } });
      expect([answer.status, answer.text]).toEqual([304, '']);
      expect(caching(answer)).toEqual(expectedHeaders);
      expect(answer.headers.has('x-request-id')).toBe(true);
    },
  );

  it('is sent when the caller has another', async () => {
    expect((await call(at('public'), { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it('keeps its own names and has no envelope when it is raw', async () => {
    const answer = await call(at('raw'));
    expect(answer.json).toEqual(data);
    expect(answer.headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/);
  });

  it('answers HEAD without content', async () => {
    const answer = await call(at('public'), { method: 'HEAD' });
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect(answer.headers.get('etag')).toBe(`"${checksum}"`);
  });
});

describe('a timetable reply', () => {
  it('may be kept for five seconds when it is anonymous', async () => {
    const answer = await call(at('timetable'));
    expect(caching(answer)).toEqual({ control: 'public, max-age=5', vary, etag: `"${checksum}"` });
    const repeatedReply = await call(at('timetable'), { headers: { 'If-None-Match': `"${checksum}"` } });
    expect(repeatedReply.status).toBe(304);
  });

  it('is private to whoever is signed in', async () => {
    const answer = await call(at('timetable'), { token, headers: { 'If-None-Match': `"${checksum}"` } });
    expect(answer.status).toBe(200);
    expect(caching(answer)).toEqual({ control: 'private, no-store', vary, etag: null });
  });
});

it('keeps nothing else', async () => {
  const answer = await call(at('none'));
  expect(caching(answer)).toEqual({ control: 'no-store', vary: null, etag: null });
  expect(answer.json).not.toHaveProperty('checksum');
});

it('keeps no failure', async () => {
  expect(caching(await call(at('absent/17')))).toEqual({ control: 'no-store', vary: null, etag: null });
});

it('sends a file as it is', async () => {
  const { text, headers } = await call(at('file'));
  expect(text).toBe('BEGIN:VCALENDAR');
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename="a.ics"');
});
