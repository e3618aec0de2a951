import fc from 'fast-check';
import { operations } from '#backend/operations.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { errors } from '#contract/errors.ts';
import { failureSchema } from '#contract/failure.ts';
import { isErrorCode } from '#contract/is-error-code.ts';
import { isWrapped, getPath } from '#contract/routes/route.ts';
import { fromWire, toWire } from '#contract/wire.ts';
import type { Answer, Sent } from '#tests/support/backend.ts';
import { scaledRuns } from '#tests/support/histories/scaled-runs.ts';
import { schemaValues } from './schema-values.ts';
import { makeWorld } from './world.ts';

/** A fixed seed, so that a failure can be reproduced. */
const runs = { seed: 20_261_124, numRuns: scaledRuns(20) };
/** Timeout in milliseconds, generous because a busy machine is slow. */
const timeoutMs = 60_000;
const world = await makeWorld();
const strictFailure = failureSchema.strict();

interface Made {
  params: Record<string, unknown>;
  query: unknown;
  body: unknown;
  token: string | undefined;
  actingFor: string | undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const getText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function getAddress({ route }: Endpoint, { params, query }: Made): string {
  const path = getPath(route).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(getText(params[name]).replaceAll(/\p{Surrogate}/gu, '?')),
  );
  const pairs = isObject(query) ? Object.entries(query) : [];
  const search = new URLSearchParams(
    pairs.flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => [name, getText(one)])),
  );
  return `${path}?${search}`;
}

function getRequest(endpoint: Endpoint, { body, token, actingFor }: Made): Sent {
  const { route } = endpoint;
  const content = isWrapped(route) ? { data: body } : body;
  return {
    method: route.method,
    token,
    headers: actingFor === undefined ? {} : { 'X-Selected-User-Id': actingFor },
    ...(route.method !== 'GET' && { text: JSON.stringify(toWire(content)) }),
  };
}

/** Every reply must be one that the contract allows. */
function check({ status, json, text }: Answer): void {
  if (status < 400) {
    expect([200, 202]).toContain(status);
    return;
  }
  const failure = strictFailure.parse(fromWire(json));
  expect(failure.status).toBe(status);
  expect(isErrorCode(failure.code) && errors[failure.code].status).toBe(status);
  if (status >= 500) expect({ code: failure.code, text }).toEqual({ code: 'provider_unavailable', text });
}

function made(endpoint: Endpoint): fc.Arbitrary<Made> {
  const params = schemaValues(endpoint.params, world).map((value) => (isObject(value) ? value : {}));
  return fc.record({
    params,
    query: schemaValues(endpoint.query, world),
    body: schemaValues(endpoint.body, world),
    token: fc.constantFrom(undefined, ...world.tokens, ...world.tokens, 'x'.repeat(43), 'junk'),
    actingFor: fc.oneof(
      { weight: 6, arbitrary: fc.constant(undefined) },
      fc.constantFrom(...(world.named.userId ?? []).map(String), '0', 'me', '9'.repeat(16)),
    ),
  });
}

/** Calls that were answered 200 at least once. */
const succeededCalls = new Set<string>();
const calls = Object.keys(operations).flatMap((id) => Object.entries(endpoints).filter(([name]) => name === id));

beforeEach(() => world.prepare());

describe('whatever is sent, the answer is one of the contract', () => {
  it.each(calls)(
    '%s',
    async (id, endpoint) => {
      const property = fc.asyncProperty(made(endpoint), async (request) => {
        const answer = await world.call(getAddress(endpoint, request), getRequest(endpoint, request));
        if (answer.status === 200) succeededCalls.add(id);
        check(answer);
      });
      await fc.assert(property, runs);
    },
    timeoutMs,
  );
});

describe('bodies that are no objects', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const bodies = [
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '1e999',
    '{"a":1,}',
    '\uFEFF{}',
    '{"__proto__":{"items":[]}}',
    '{"data":{"data":{}}}',
    deep,
  ];
  const writes = calls.filter(([, { route }]) => route.method !== 'GET');

  it.each(writes)(
    '%s',
    async (_, endpoint) => {
      const params = Object.fromEntries(
        [...getPath(endpoint.route).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 1]),
      );
      const address = getAddress(endpoint, {
        params,
        query: {},
        body: undefined,
        token: undefined,
        actingFor: undefined,
      });
      for (const text of bodies)
        check(await world.call(address, { method: endpoint.route.method, text, token: world.tokens[0] }));
    },
    timeoutMs,
  );
});

it('gets through to more than half of the calls, so that the tests above say something', () => {
  const silent = calls.map(([id]) => id).filter((id) => !succeededCalls.has(id));
  expect(silent.length).toBeLessThan(calls.length / 2);
});
