import { z } from 'zod';
import { queryArray, queryBoolean, queryInt } from '#contract/query.ts';
import { testBackend } from '#tests/support/backend.ts';
import { echo, thing } from '#tests/support/http/things.ts';

const { call } = testBackend({
  operations: {
    search: echo({
      query: z.object({
        venueIds: queryArray(z.string()).optional(),
        perPage: queryInt(z.int()).default(20),
        isOpen: queryBoolean.optional(),
        name: z.string().optional(),
      }),
    }),
    write: echo({
      method: 'POST',
      body: z.object({
        itemHash: z.string(),
        items: z.array(z.object({ startsAt: z.string() })).optional(),
        formData: z.record(z.string(), z.string()).optional(),
      }),
    }),
    reply: thing({
      path: '/reply',
      run: async () => ({
        data: { itemHash: 'h', formData: { PaReq: 'p', some_key: 1 }, byDate: { '2026-11-24': { isOpen: true } } },
        message: 'Said to people',
      }),
    }),
  },
});
const getQuery = async (search: string) => (await call(`/api/activities/things?${search}`)).json;
const query = (read: Record<string, unknown>): unknown =>
  expect.objectContaining({ data: expect.objectContaining({ query: read }) });

describe('names in a query', () => {
  it.each(['venue_ids=a&per_page=5', 'venueIds=a&perPage=5'])('are read in either spelling: %s', async (search) => {
    expect(await getQuery(search)).toEqual(query({ venue_ids: ['a'], per_page: 5 }));
  });

  it('are snake_case when both are there', async () => {
    expect(await getQuery('perPage=7&per_page=5')).toEqual(query({ per_page: 5 }));
    expect(await getQuery('per_page=5&perPage=7')).toEqual(query({ per_page: 5 }));
  });

  it.each([
    'venue_ids=a&venue_ids=b',
    'venue_ids[]=a&venue_ids[]=b',
    'venue_ids%5B%5D=a&venue_ids=b',
    'venueIds[]=a&venueIds=b',
  ])('repeat for a list: %s', async (search) => {
    expect(await getQuery(search)).toEqual(query({ venue_ids: ['a', 'b'], per_page: 20 }));
  });

  it('may be unknown', async () => {
    expect(await getQuery('else=1&constructor=2&__proto__=3')).toEqual(query({ per_page: 20 }));
  });

  it('take 1 and 0 for true and false', async () => {
    expect(await getQuery('is_open=1')).toEqual(query({ is_open: true, per_page: 20 }));
    expect(await getQuery('is_open=false')).toEqual(query({ is_open: false, per_page: 20 }));
  });

  it('take at most 100 values', async () => {
    const { status } = await call(`/api/activities/things?${'venue_ids=a&'.repeat(101)}`);
    expect(status).toBe(422);
  });

  it('must not repeat for a single value', async () => {
    expect((await call('/api/activities/things?name=a&name=b')).json).toMatchObject({
      code: 'validation_failed',
      errors: { name: ['Must be of type string'] },
    });
  });
});

describe('names in a body', () => {
  const getBody = async (body: unknown) => (await call('/api/activities/things', { body })).json;

  it('are read in either spelling, at every depth', async () => {
    const read = { data: expect.objectContaining({ body: { item_hash: 'h', items: [{ starts_at: 's' }] } }) };
    expect(await getBody({ item_hash: 'h', items: [{ starts_at: 's' }] })).toEqual(read);
    expect(await getBody({ itemHash: 'h', items: [{ startsAt: 's' }] })).toEqual(read);
  });

  it('are snake_case when both are there', async () => {
    const answer = await getBody({ item_hash: 'snake', itemHash: 'camel' });
    expect(answer).toMatchObject({ data: { body: { item_hash: 'snake' } } });
  });

  it('are left alone inside data that is passed through', async () => {
    const answer = await getBody({ item_hash: 'h', form_data: { PaReq: 'p', some_key: 'k' } });
    expect(answer).toMatchObject({ data: { body: { form_data: { PaReq: 'p', some_key: 'k' } } } });
  });

  it('may be unknown', async () => {
    expect(await getBody({ item_hash: 'h', else: 1 })).toMatchObject({ data: { body: { item_hash: 'h' } } });
  });
});

it('answers in snake_case, except inside data that is passed through and for keys that are data', async () => {
  const { json, headers } = await call('/api/activities/reply');
  expect(json).toEqual({
    data: { item_hash: 'h', form_data: { PaReq: 'p', some_key: 1 }, by_date: { '2026-11-24': { is_open: true } } },
    message: 'Said to people',
  });
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
});
