import { z } from 'zod';
import { endpoints } from '../../../contract/endpoints.ts';
import { pathOf } from '../../../contract/routes.ts';
import { testBackend } from '../../support/backend.ts';
import { testDatabase } from '../../support/database.ts';
import { thing } from './things.ts';

const { db } = await testDatabase();
const { call } = testBackend({ db, operations: { get: thing() } });

it('says that it is healthy, without an envelope', async () => {
  const { status, json, headers } = await call('/api/health');
  expect([status, json]).toEqual([200, { status: 'ok', database: 'ok' }]);
  expect(headers.get('cache-control')).toBe('no-store');
});

it('counts requests by operation and status', async () => {
  await call('/api/activities/things');
  await call('/api/nothing');
  const { text, headers } = await call('/metrics');
  expect(headers.get('content-type')).toMatch(/^text\/plain/);
  expect(text).toMatch(/touchline_request_duration_seconds_count\{operation="get",status="200"\} 1/);
  expect(text).toMatch(/touchline_request_duration_seconds_count\{operation="none",status="404"\} 1/);
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
    responses: z.object({ 200: z.object({ description: z.string(), content }), default: z.object({ $ref: z.string() }) }),
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
    const described = Object.values(paths).flatMap((path) => Object.values(path).map((found) => found?.operationId));
    expect(described.sort()).toEqual(Object.keys(endpoints).sort());
    for (const { route } of Object.values(endpoints)) {
      expect(paths[pathOf(route)]).toHaveProperty(route.method.toLowerCase());
    }
  });

  it('declares exactly the parameters of each path', async () => {
    const { paths } = await read();
    for (const [path, methods] of Object.entries(paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const found of Object.values(methods)) {
        const declared = found?.parameters.flatMap((given) => ('in' in given && given.in === 'path' ? [given.name] : []));
        expect(declared).toEqual(inPath);
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
    const added = paths['/api/v1/users/{userId}/carts/{source}/items']?.post;
    expect(added?.requestBody?.content['application/json']?.schema).toMatchObject({ required: ['data'] });
    const failure = components.schemas?.Failure;
    expect(failure).toMatchObject({ required: expect.arrayContaining(['validation_messages']) });
    const names = [...JSON.stringify({ paths, components }).matchAll(/"properties":\{"(\w+)"/g)].map(([, name]) => name);
    expect(names.filter((name) => /[A-Z]/.test(String(name)))).toEqual([]);
  });
});
