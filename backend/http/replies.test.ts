import { z } from 'zod';
import { paginationSchema } from '#contract/envelope.ts';
import { testBackend, testClock, testConfig, testLog } from '#tests/support/backend.ts';
import { thing } from '#tests/support/http/things.ts';

const data = z.object({
  name: z.string(),
  size: z.int().nullable(),
  tag: z.string().optional(),
  id: z.uuid().toLowerCase(),
});
const id = '0a4a0f2e-6d0c-4a39-8a2c-1f0f8d5e7c11';
const pagination: z.infer<typeof paginationSchema> = {
  previousPage: null,
  currentPage: 1,
  nextPage: 2,
  recordsPerPage: 1,
  recordsOnCurrentPage: 1,
  firstRecordOnCurrentPage: 1,
  lastRecordOnCurrentPage: 1,
  totalRecords: null,
  totalPages: null,
};

function answering(answer: unknown, checkReplies = true) {
  const { log, lines } = testLog();
  const operations = { get: thing({ data, run: async () => ({ data: answer }) }) };
  const { call } = testBackend({ operations, log, config: testConfig({ checkReplies }) });
  return { lines, get: () => call('/api/activities/things') };
}

it.each([
  ['what is declared', { name: 'n', size: null, id }],
  ['optional keys', { name: 'n', size: 1, tag: 't', id }],
  ['optional keys that are undefined', { name: 'n', size: 1, tag: undefined, id }],
])('sends %s', async (_, answer) => {
  expect((await answering(answer).get()).status).toBe(200);
});

it.each([
  ['a missing key', { name: 'n', id }, 'size'],
  ['an undeclared key', { name: 'n', size: 1, id, secret: 's' }, 'secret'],
  ['a wrong type', { name: 'n', size: 'large', id }, 'size'],
  ['a wrong spelling', { name: 'n', size: 1, id: id.toUpperCase() }, 'id'],
])('answers 500 instead of %s, and logs where', async (_, answer, path) => {
  const { get, lines } = answering(answer);
  const { status, json } = await get();
  expect(status).toBe(500);
  expect(json).toEqual({
    message: 'Something has gone wrong, please try again.',
    status: 500,
    code: 'unexpected',
    validation_messages: [],
  });
  const loggedError = lines.find(({ level }) => level === 50);
  expect(JSON.stringify(loggedError)).toContain(`does not match its schema: ${path}`);
  expect(loggedError).toMatchObject({ operation: 'get', requestId: expect.any(String) });
});

it('does not check in production', async () => {
  expect((await answering({ name: 'n' }, false).get()).status).toBe(200);
});

it('wants the pagination of a paginated call', async () => {
  const { call } = testBackend({
    operations: {
      bare: thing({ path: '/bare', paginated: true }),
      paged: thing({
        path: '/paged',
        paginated: true,
        run: async () => ({ data: null, pagination, sorting: { sortBy: 'starts_at', direction: 'ascending' } }),
      }),
    },
  });
  expect((await call('/api/activities/bare')).status).toBe(500);
  expect((await call('/api/activities/paged')).json).toMatchObject({
    pagination: { current_page: 1, next_page: 2, total_records: null },
    sorting: { sort_by: 'starts_at', direction: 'ascending' },
  });
});

describe('what every reply carries', () => {
  const clock = testClock('2026-11-24T18:00:00Z');
  const { call } = testBackend({
    clock,
    operations: { get: thing({ run: async () => ({ data: null, status: 202 }) }) },
  });

  it.each(['/api/activities/things', '/api/nothing', '/api/health'])('the time and an id: %s', async (path) => {
    const { headers } = await call(path);
    expect(headers.get('date')).toBe('Tue, 24 Nov 2026 18:00:00 GMT');
    expect(headers.get('x-request-id')).toMatch(/^[A-Za-z0-9._-]{1,128}$/);
  });

  it('the id that the caller sent, when it is well formed', async () => {
    const getId = async (sent: string) =>
      (await call('/api/nothing', { headers: { 'X-Request-Id': sent } })).headers.get('x-request-id');
    expect(await getId('trace.1_a-B')).toBe('trace.1_a-B');
    expect(await getId('two words')).not.toBe('two words');
    expect(await getId('x'.repeat(129))).not.toBe('x'.repeat(129));
  });

  it('the status of a payment not yet known', async () => {
    expect((await call('/api/activities/things')).status).toBe(202);
  });
});
