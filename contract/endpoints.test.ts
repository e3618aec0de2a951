import { readdir } from 'node:fs/promises';
import { z } from 'zod';
import { openApiDocument } from '#backend/http/openapi/openapi.ts';
import { operations } from '#backend/operations.ts';
import { endpoints } from './endpoints.ts';
import { isWrapped, getPath, type Route } from './routes/route.ts';
import { routes } from './routes.ts';

const all: [string, Route][] = Object.entries(routes);
const calls = Object.entries(endpoints);
const namesIn = (route: Route) => [...getPath(route).matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

describe('the table of routes', () => {
  it('names an operation in the table of one domain only', async () => {
    const folder = new URL('./routes/', import.meta.url);
    const tables = (await readdir(folder)).filter((file) => file !== 'route.ts');
    const modules = await Promise.all(tables.map((file) => import(new URL(file, folder).href) as Promise<object>));
    const ids = modules.flatMap((module) => Object.values(module).flatMap((table: object) => Object.keys(table)));
    expect(ids.toSorted()).toEqual(Object.keys(routes).toSorted());
  });

  it('has a path and method only once, whatever the parameters are called', () => {
    const addresses = all.map(([, route]) => `${route.method} ${getPath(route).replaceAll(/\{\w+\}/g, '{}')}`);
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });

  it('has no path below /api that the other bases would match', () => {
    const others = new Set(all.map(([, { base }]) => base).filter((base) => base !== 'api'));
    const first = all.filter(([, { base }]) => base === 'api').map(([, { path }]) => path.split('/')[1] ?? '');
    expect(first.filter((segment) => [...others].some((base) => base === segment))).toEqual([]);
  });

  it('caches only what is read, and for everybody only what everybody may see', () => {
    const cached = all.filter(([, { cache }]) => cache !== 'none');
    expect(cached.filter(([, { method, who }]) => method !== 'GET' || who !== 'anyone')).toEqual([]);
  });

  it('has a declared and an implemented call for every row, and none besides', () => {
    expect(Object.keys(endpoints).sort()).toEqual(Object.keys(routes).sort());
    expect(Object.keys(operations).sort()).toEqual(Object.keys(routes).sort());
  });
});

describe('every call', () => {
  it('stands in the table under its own name', () => {
    expect(
      calls.filter(([id, { route }]) => all.find(([name]) => name === id)?.[1] !== route).map(([id]) => id),
    ).toEqual([]);
  });

  it('is implemented by its own operation', () => {
    const wrong = Object.entries(operations).filter(
      ([id, { endpoint }]) => calls.find(([name]) => name === id)?.[1] !== endpoint,
    );
    expect(wrong.map(([id]) => id)).toEqual([]);
  });

  it.each(calls)('%s reads exactly the parameters in its path', (_, { route, params }) => {
    const declared = params instanceof z.ZodObject ? Object.keys(params.shape) : [];
    expect(declared.sort()).toEqual(namesIn(route).sort());
  });

  it('has a body only where one is read', () => {
    expect(calls.filter(([, { route, body }]) => route.method === 'GET' && body !== undefined)).toEqual([]);
  });
});

it('wraps the bodies of writes below /api/v1/ and no others', () => {
  expect(isWrapped(routes.addUserCartItems)).toBe(true);
  expect(isWrapped(routes.joinWaitlist)).toBe(true);
  expect(isWrapped(routes.getUser)).toBe(false);
  expect(isWrapped(routes.addCartItems)).toBe(false);
  expect(isWrapped(routes.joinV1Waitlist)).toBe(false);
});

describe('the description for others', () => {
  const { paths } = openApiDocument(endpoints);

  it('has every call at its path, by its name', () => {
    const described = calls.map(([id, { route }]) => [id, paths[getPath(route)]?.[route.method.toLowerCase()]]);
    expect(
      described.filter(([id, operation]) => (operation as { operationId?: unknown } | undefined)?.operationId !== id),
    ).toEqual([]);
  });

  it('says what each call does, and how it can fail', () => {
    const described = Object.values(paths).flatMap((path) => Object.values(path));
    const operations = z
      .array(z.object({ summary: z.string().min(1), responses: z.record(z.string(), z.unknown()) }))
      .parse(described);
    expect(operations).toHaveLength(calls.length);
    for (const { responses } of operations)
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '503']));
    const complete = operations.find(({ summary }) => summary === 'Complete checkout session');
    expect(Object.keys(complete?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '202', '401', '403', '404', '409', '429', '500', '503']),
    );
  });

  it('takes one item by its short names, and a list', () => {
    const short = [{ required: ['purchasable_id', 'purchasable_type'] }, { required: ['id', 'type'] }];
    const { requestBody } = z
      .object({ post: z.object({ requestBody: z.unknown() }) })
      .parse(paths['/api/checkout/cart/add']).post;
    expect(requestBody).toMatchObject({
      content: {
        'application/json': { schema: { properties: { items: { anyOf: [{ anyOf: short }, { type: 'array' }] } } } },
      },
    });
  });

  it('speaks in names of the wire only', () => {
    const names = new Set([...JSON.stringify(paths).matchAll(/"name":"([^"]+)"/g)].map(([, name = '']) => name));
    // Path parameters are placeholders, not names of the wire.
    const inPaths = new Set(calls.flatMap(([, { route }]) => namesIn(route)));
    expect([...names].filter((name) => /[a-z][A-Z]/.test(name) && !inPaths.has(name))).toEqual([]);
  });
});
