import type { IncomingMessage, RequestListener } from 'node:http';
import { json, readBody, send, type Reply } from './core/http.ts';
import type { Journal } from './core/journal.ts';
import { findRoute, type Route } from './core/router.ts';
import { getSite } from './core/sites.ts';
import type { World } from './world.ts';

/** Routes each request, records it in the journal, and has the state saved after every change. */
export function createRequestHandler(
  world: World,
  routes: readonly Route[],
  journal: Journal,
  save: () => void,
): RequestListener {
  async function answer(request: IncomingMessage): Promise<Reply> {
    const site = getSite(request.headers.host);
    const method = request.method ?? 'GET';
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://sandbox');
    const body = await readBody(request);
    if (body === null) return json(413, { description: 'The body is too large' });
    const found = findRoute(routes, site, method, path);
    if (typeof found === 'string' || 'status' in found) return found;

    const { route, params } = found;
    const { authorization = '', 'idempotency-key': key } = request.headers;
    const idempotencyKey = typeof key === 'string' ? key : '';
    const input = { site, method, path, query, params, authorization, idempotencyKey, body };
    const namespace = route.getNamespace?.(input) ?? '';
    const note = route.quiet ? null : journal.record(world.clock.now(namespace), namespace, input);
    const reply = await route.handle(input);
    note?.(reply);
    if (method !== 'GET') save();
    return reply;
  }

  return (request, response) => {
    answer(request).then(
      (reply) => send(response, reply),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
        send(response, json(500, { code: '9999', description: 'The sandbox has failed' }));
      },
    );
  };
}
