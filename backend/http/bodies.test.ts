import { z } from 'zod';
import { testBackend } from '#tests/support/backend.ts';
import { echo, thing } from '#tests/support/http/things.ts';

const limit = 256 * 1024;
const note = z.object({ note: z.string().optional() });

const { call } = testBackend({
  operations: {
    flat: echo({ method: 'POST', body: note }),
    wrapped: echo({ method: 'POST', base: 'api', path: '/v1/things', body: z.object({ note: z.string() }) }),
    bodiless: thing({ method: 'DELETE' }),
    machine: echo({ method: 'POST', path: '/machine', who: 'machine', body: z.object({ cres: z.string() }) }),
  },
});
const flat = '/api/activities/things';

/** JSON of exactly so many bytes. */
function getJson(bytes: number): string {
  return JSON.stringify({ note: 'n'.repeat(bytes - JSON.stringify({ note: '' }).length) });
}

function inPieces(text: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let sentBytes = 0;
  return new ReadableStream({
    pull(controller) {
      if (sentBytes >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(sentBytes, sentBytes + 50_000));
      sentBytes += 50_000;
    },
  });
}

describe('the size of a body', () => {
  it.each([
    ['as a whole', (text: string) => text],
    ['in pieces', inPieces],
  ])('may be 256 KB and no more, sent %s', async (_, wrap) => {
    expect((await call(flat, { text: wrap(getJson(limit)) })).status).toBe(200);
    const tooLarge = await call(flat, { text: wrap(getJson(limit + 1)) });
    expect(tooLarge.status).toBe(413);
    expect(tooLarge.json).toMatchObject({ code: 'too_large', message: 'The request is too large.' });
  });

  it('is refused by its declared length alone when that is too large', async () => {
    const { status } = await call(flat, { text: '{}', headers: { 'Content-Length': String(limit + 1) } });
    expect(status).toBe(413);
  });

  it.each([
    ['names', (count: number) => `{${Array.from({ length: count }, (_, at) => `"a_b${at}":1`).join(',')}}`, 5_000],
    ['depth', (count: number) => `{"else":${'['.repeat(count - 2)}${']'.repeat(count - 2)}}`, 2_000],
    ['texts of a list', (count: number) => `{"else":["${'a","'.repeat(count - 2)}a"]}`, 9_900],
  ])('is bounded in its %s, too', async (_, make, most) => {
    expect((await call(flat, { text: make(most) })).status).toBe(200);
    expect((await call(flat, { text: make(10_100) })).status).toBe(413);
  });

  it('is bounded in the fields of a form', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const send = (count: number) => call('/api/activities/machine', { text: `cres=x${'&a=1'.repeat(count)}`, headers });
    expect([(await send(10_000)).status, (await send(10_001)).status]).toEqual([200, 413]);
  });

  it('counts where no body is expected', async () => {
    expect((await call(flat, { method: 'DELETE', text: getJson(limit + 1) })).status).toBe(413);
  });
});

describe('a body that cannot be read', () => {
  it.each([
    ['broken JSON', '{"note":'],
    ['a form', 'note=hello'],
    ['text that is not UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
  ])('is refused with 400: %s', async (_, text) => {
    const { status, json } = await call(flat, { text });
    expect(status).toBe(400);
    expect(json).toEqual({
      message: 'The request could not be read.',
      status: 400,
      code: 'malformed_request',
      validation_messages: [],
    });
  });
});

describe('a body of the wrong kind', () => {
  it.each(['[]', '"text"', '7', 'null'])('is refused with 422: %s', async (text) => {
    const { status, json } = await call(flat, { text });
    expect(status).toBe(422);
    expect(json).toMatchObject({
      code: 'validation_failed',
      validation_messages: ['Must be an object'],
      errors: { body: ['Must be an object'] },
    });
  });

  it('is told apart from an envelope without its content', async () => {
    const failures = await Promise.all(['null', '{}'].map((text) => call('/api/v1/things', { text })));
    const errors = failures.map(({ json }) => json);
    expect(errors).toMatchObject([{ errors: { body: ['Must be an object'] } }, { errors: { data: ['Required'] } }]);
  });

  it('is an empty object when it is absent', async () => {
    expect((await call(flat, { method: 'POST' })).json).toMatchObject({ data: { body: {} } });
  });

  it('cannot change the prototype of what is read', async () => {
    const { json } = await call(flat, { text: '{"__proto__":{"note":"inherited"}}' });
    expect(json).toMatchObject({ data: { body: {} } });
  });
});

describe('a write below /api/v1', () => {
  const wrappedPath = '/api/v1/things';

  it('carries its fields inside data', async () => {
    expect((await call(wrappedPath, { body: { data: { note: 'n' } } })).json).toMatchObject({
      data: { body: { note: 'n' } },
    });
  });

  it.each([
    [{ note: 'n' }, { data: ['Required'] }],
    [{ data: 'n' }, { data: ['Must be of type object'] }],
    [{ data: {} }, { note: ['Required'] }],
  ])('refuses %j and names fields as they are inside data', async (body, errors) => {
    const { status, json } = await call(wrappedPath, { body });
    expect(status).toBe(422);
    expect(json).toMatchObject({ errors });
  });
});

it('reads forms from payment providers', async () => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const { json } = await call('/api/activities/machine', { text: 'cres=abc%3D', headers });
  expect(json).toMatchObject({ data: { body: { cres: 'abc=' } } });
});
