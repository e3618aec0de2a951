import { z } from 'zod';
import { operation } from '#backend/operation.ts';
import { endpoints } from '#contract/endpoints.ts';
import { getPath } from '#contract/routes/route.ts';
import { testBackend, testConfig, testLog } from '#tests/support/backend.ts';
import { echo, thing } from '#tests/support/http/things.ts';

const named = (name: string) => async () => ({ data: name });

describe('finding the operation of a path', () => {
  const { call } = testBackend({
    operations: {
      anything: thing({ path: '/{id}', params: z.object({ id: z.uuid() }), run: named('anything') }),
      byName: thing({ path: '/venues/{venue}', run: named('byName') }),
      literal: thing({ path: '/venues/online-joining', run: named('literal') }),
      write: thing({ path: '/venues/{venue}', method: 'POST', run: named('write') }),
      params: echo({ path: '/echo/{some}/{other}', params: z.object({ some: z.string(), other: z.string() }) }),
    },
  });
  const getData = async (path: string, method = 'GET') => (await call(path, { method })).json;

  it('prefers a literal segment to a parameter', async () => {
    expect(await getData('/api/activities/venues/online-joining')).toEqual({ data: 'literal' });
    expect(await getData('/api/activities/venues/riverside')).toEqual({ data: 'byName' });
  });

  it('tells methods of the same path apart', async () => {
    expect(await getData('/api/activities/venues/riverside', 'POST')).toEqual({ data: 'write' });
  });

  it('accepts a trailing slash without a redirect', async () => {
    expect(await getData('/api/activities/venues/online-joining/')).toEqual({ data: 'literal' });
  });

  it('decodes path parameters', async () => {
    const { json } = await call('/api/activities/echo/a%20b%2Fc/%C3%A9');
    expect(json).toMatchObject({ data: { params: { some: 'a b/c', other: 'é' } } });
  });

  it.each([
    ['GET', '/'],
    ['GET', '/api/nothing'],
    ['GET', '/api/activities/venues/riverside/more'],
    ['PUT', '/api/activities/venues/riverside'],
    ['OPTIONS', '/api/activities/venues/riverside'],
  ])('answers 404 to %s %s', async (method, path) => {
    const { status, json } = await call(path, { method });
    expect(status).toBe(404);
    expect(json).toEqual({
      message: 'Unable to complete request, item not found.',
      status: 404,
      code: 'not_found',
      validation_messages: [],
    });
  });

  it('answers 404 to a path parameter of the wrong form', async () => {
    expect((await call('/api/activities/not-an-id')).status).toBe(404);
    expect((await call('/api/activities/0a4a0f2e-6d0c-4a39-8a2c-1f0f8d5e7c11')).status).toBe(200);
  });

  it('answers 404 to a path parameter that holds a NUL', async () => {
    expect((await call('/api/activities/venues/a%00b')).status).toBe(404);
  });
});

const samples = [
  '0a4a0f2e-6d0c-4a39-8a2c-1f0f8d5e7c11',
  '17',
  'x'.repeat(34),
  'en',
  'activity-booking',
  'opayo',
  'online',
  ...['ics', 'zip', 'webp'].map((kind) => `${'x'.repeat(43)}.${kind}`),
];

/** Any value that the parameter's own schema takes. */
function sampleFor(params: unknown, name: string): string {
  const schema = params instanceof z.ZodObject ? params.shape[name] : undefined;
  const fits = (sample: string) => !(schema instanceof z.ZodType) || schema.safeParse(sample).success;
  return samples.find(fits) ?? 'customer_account_online';
}

describe('the routes of the contract', () => {
  const { log, lines } = testLog();
  const operations = Object.fromEntries(
    Object.entries(endpoints).map(([id, endpoint]) => [
      id,
      operation(endpoint, () => Promise.reject(new Error('reached'))),
    ]),
  );
  const { call } = testBackend({ operations, log, config: testConfig({ checkReplies: false }) });

  it.each(Object.entries(endpoints))('reach %s and nothing else', async (id, { route, params }) => {
    const path = getPath(route).replaceAll(/\{(\w+)\}/g, (_, name: string) => sampleFor(params, name));
    const { status } = await call(path, { method: route.method });
    expect(status).not.toBe(404);
    expect(lines.findLast(({ msg }) => msg === 'request')).toMatchObject({ operation: id });
  });
});
