import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { getPath } from '#contract/routes/route.ts';
import { absentDatabase, testBackend, testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { thing } from '#tests/support/http/things.ts';
import { makeOpenPayment } from '#tests/support/make/make-open-payment.ts';
import { makePerson } from '#tests/support/make/make-person.ts';

const { db } = await testDatabase();
const { call } = testBackend({ db, operations: { get: thing() } });

it('says that it is healthy, without an envelope', async () => {
  const { status, json, headers } = await call('/api/health');
  expect([status, json]).toEqual([200, { status: 'ok', database: 'ok' }]);
  expect(headers.get('cache-control')).toBe('no-store');
});

it.each([
  [{ redisAnswers: async () => true }, { status: 'ok', database: 'ok', redis: 'ok' }],
  [
    { redisAnswers: async () => false },
    { status: 'degraded', redis: 'down', reasons: [expect.stringMatching(/^Redis does not answer/)] },
  ],
  [{ readConnections: async () => ({ used: 86, most: 97 }) }, { status: 'ok' }],
  [
    { readConnections: async () => ({ used: 88, most: 97 }) },
    { status: 'degraded', reasons: [expect.stringMatching(/^88 of 97 connections of the database are taken/)] },
  ],
  [{ secondsAhead: () => -1.9 }, { status: 'ok' }],
  [{ secondsAhead: () => 2.1 }, { status: 'degraded', reasons: [expect.stringMatching(/2 seconds ahead of/)] }],
])('says in health what is away and that the clock is wrong: %#', async (checks, said) => {
  const { status, json } = await testBackend({ db, ...checks }).call('/api/health');
  expect([status, json]).toEqual([200, expect.objectContaining(said)]);
});

it('says that it runs, whatever the database does', async () => {
  const { status, text } = await testBackend({ db: absentDatabase(), operations: {} }).call('/livez');
  expect([status, text]).toEqual([200, 'ok']);
});

it('counts requests by operation and status', async () => {
  await call('/api/activities/things');
  await call('/api/nothing');
  const { text, headers } = await call('/metrics');
  expect(headers.get('content-type')).toMatch(/^text\/plain/);
  expect(text).toMatch(/touchline_request_duration_seconds_count\{operation="get",status="200"\} 1/);
  expect(text).toMatch(/touchline_request_duration_seconds_count\{operation="none",status="404"\} 1/);
});

it('says what is kept in memory, and the limit of each', async () => {
  const { text } = await call('/metrics');
  for (const cache of ['replies', 'process_limits', 'limits', 'opening_weeks', 'cleaned_html'])
    for (const part of ['bytes', 'limit_bytes', 'entries'])
      expect(text).toMatch(new RegExp(`^touchline_cache_${part}\\{cache="${cache}"\\} \\d+$`, 'm'));
});

describe('when something does not run as it should', () => {
  const job = { name: 'reconcile-payments', everySeconds: 15, secondsSinceSuccess: 10, failures: 2 };
  const healthWith = (report: Partial<typeof job>) =>
    testBackend({ db, jobs: () => [{ ...job, ...report }] }).call('/api/health');

  it('says so and still answers 200 when a job has missed three runs', async () => {
    expect((await healthWith({ secondsSinceSuccess: 44 })).json).toEqual({ status: 'ok', database: 'ok' });
    const { status, json } = await healthWith({ secondsSinceSuccess: 46 });
    expect(status).toBe(200);
    expect(json).toEqual({
      status: 'degraded',
      database: 'ok',
      reasons: ['job reconcile-payments has not succeeded for 46 seconds'],
    });
  });

  it('says so when a payment waits for five minutes to be looked at', async () => {
    const { id: userId } = await makePerson(db);
    const cart = await db
      .insertInto('carts')
      .values({ userId, channel: 'online', source: 'activity-booking' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await makeOpenPayment(db, { id: cart.id, itemHash: 'h' }, userId);
    const since = (seconds: number) =>
      db
        .updateTable('paymentTransactions')
        .set({ nextCheckAt: new Date(testClock().now().getTime() - seconds * 1000) })
        .execute();
    await since(299);
    expect((await healthWith({})).json).toEqual({ status: 'ok', database: 'ok' });
    await since(301);
    expect((await healthWith({})).json).toMatchObject({
      status: 'degraded',
      reasons: ['a payment is overdue for 301 seconds'],
    });
    const { text } = await testBackend({ db, jobs: () => [job] }).call('/metrics');
    expect(text).toContain('touchline_backlog_seconds{of="payments"} 301');
    expect(text).toContain('touchline_backlog_seconds{of="mails"} 0');
    expect(text).toContain('touchline_job_success_age_seconds{job="reconcile-payments"} 10');
    expect(text).toContain('touchline_job_failures_total{job="reconcile-payments"} 2');
    expect(text).toMatch(/touchline_database_connections\{state="open"\} [1-9]/);
    expect(text).toContain('touchline_mails_given_up 0');
  });

  it('counts a payment that has ended and is still to be asked for', async () => {
    await db
      .updateTable('paymentTransactions')
      .set({ state: 'expired', nextCheckAt: new Date(testClock().now().getTime() - 200_000) })
      .execute();
    const read = async () => (await testBackend({ db, jobs: () => [job] }).call('/metrics')).text;
    expect(await read()).toContain('touchline_backlog_seconds{of="payments"} 200');
    await db.updateTable('paymentTransactions').set({ nextCheckAt: null }).execute();
    expect(await read()).toContain('touchline_backlog_seconds{of="payments"} 0');
  });
});

describe('the OpenAPI document', () => {
  const named = z.record(z.string(), z.unknown());
  const parameter = z.union([
    z.object({ $ref: z.string() }),
    z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']), required: z.boolean(), schema: named }),
  ]);
  const content = z.record(z.string(), z.object({ schema: named }));
  const operation = z.object({
    operationId: z.string(),
    parameters: z.array(parameter),
    requestBody: z.object({ required: z.literal(true), content }).optional(),
    responses: z.object({
      200: z.object({ description: z.string(), content }),
      default: z.object({ $ref: z.string() }),
    }),
    security: z.array(named),
  });
  const documentSchema = z.object({
    openapi: z.literal('3.0.3'),
    info: z.object({ title: z.string(), version: z.string() }),
    paths: z.record(z.string(), z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), operation)),
    components: z.record(z.string(), named),
  });
  const read = async () => documentSchema.parse((await call('/openapi.json')).json);

  it('describes every call once', async () => {
    const { paths } = await read();
    const describedIds = Object.values(paths).flatMap((path) => Object.values(path).map((found) => found?.operationId));
    expect(describedIds.sort()).toEqual(Object.keys(endpoints).sort());
    for (const { route } of Object.values(endpoints)) {
      expect(paths[getPath(route)]).toHaveProperty(route.method.toLowerCase());
    }
  });

  it('declares exactly the parameters of each path', async () => {
    const { paths } = await read();
    for (const [path, methods] of Object.entries(paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const found of Object.values(methods)) {
        const declaredParameters = found?.parameters.flatMap((input) =>
          'in' in input && input.in === 'path' ? [input.name] : [],
        );
        expect(declaredParameters).toEqual(inPath);
      }
    }
  });

  it('refers only to what it holds', async () => {
    const document = await read();
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    expect(refs.length).toBeGreaterThan(50);
    expect(JSON.stringify(document).match(/"\$ref":/g)).toHaveLength(refs.length);
    for (const [, kind = '', name = ''] of refs) expect(document.components[kind]).toHaveProperty(name);
  });

  it('uses wire names and wraps the writes below /api/v1', async () => {
    const { paths, components } = await read();
    expect(components.schemas?.Venue).toMatchObject({ properties: { venue_id: { format: 'uuid' } } });
    const addOperation = paths['/api/v1/users/{userId}/carts/{source}/items']?.post;
    expect(addOperation?.requestBody?.content['application/json']?.schema).toMatchObject({ required: ['data'] });
    const failure = components.schemas?.Failure;
    expect(failure).toMatchObject({ required: expect.arrayContaining(['validation_messages']) });
    const names = [...JSON.stringify({ paths, components }).matchAll(/"properties":\{"(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(names.filter((name) => /[A-Z]/.test(String(name)))).toEqual([]);
  });
});
