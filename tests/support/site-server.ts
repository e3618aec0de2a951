import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { endpoints } from '#contract/endpoints.ts';
import { errors, type ErrorCode } from '#contract/errors.ts';
import { getPath } from '#contract/routes/route.ts';
import { routes, type OperationId } from '#contract/routes.ts';
import { toWire } from '#contract/wire.ts';
import type { CallData, Reply } from '#lib/api/call.ts';

const server = setupServer();

/** The request that a handler received, for tests that check it. */
export interface AskedCall {
  url: URL;
  headers: Headers;
  body: unknown;
}

/** Starts an MSW server for our own origin during the tests of a file; a call without a handler fails the test. */
export function withSiteServer(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}

function handle(
  id: OperationId,
  answer: (requested: AskedCall) => Response | Promise<Response>,
  { once = false }: { once?: boolean } = {},
): HttpHandler {
  const { method } = routes[id];
  const path = getPath(routes[id]).replace(/\{(\w+)\}/g, ':$1');
  const on = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete }[method];
  const respond = async ({ request }: { request: Request }) => {
    const sent = await request.text();
    return answer({ url: new URL(request.url), headers: request.headers, body: sent === '' ? null : JSON.parse(sent) });
  };
  return on(`*${path}`, respond, { once });
}

export interface Answering {
  /** Called with every request. */
  seen?: (requested: AskedCall) => void;
  message?: string;
  /** The reply is sent once this has resolved. */
  after?: Promise<unknown>;
}

/** Lets a call succeed. The contract parses the data, so that a fake reply has the shape of a real one. */
export function answer<Id extends OperationId>(
  id: Id,
  data: CallData<Id>,
  { seen, message, after }: Answering = {},
): void {
  const parsed: unknown = endpoints[id].data.parse(data);
  server.use(
    handle(id, async (requested) => {
      seen?.(requested);
      await after;
      return HttpResponse.json({ data: toWire(parsed), ...(message !== undefined && { message }) });
    }),
  );
}

/** Lets a call succeed with a reply that depends on the request, such as one page of a list. */
export function answerBy<Id extends OperationId>(
  id: Id,
  reply: (requested: AskedCall) => Reply<Id> | Promise<Reply<Id>>,
): void {
  server.use(handle(id, async (requested) => Response.json(toWire(await reply(requested)))));
}

/** Lets a call fail with a code of the contract; with `once`, only the next such call. */
export function refuse(
  id: OperationId,
  code: ErrorCode,
  failure: Record<string, unknown> = {},
  { seen, once }: Pick<Answering, 'seen'> & { once?: boolean } = {},
): void {
  const { status, message } = errors[code];
  const fail = (requested: AskedCall) => {
    seen?.(requested);
    return HttpResponse.json({ message, status, code, validation_messages: [], ...failure }, { status });
  };
  server.use(handle(id, fail, { once }));
}

/**
 * Lets a write succeed, but the connection is lost before its first answer arrives. Returns the idempotency keys of the
 * requests as they come in.
 */
export function loseFirstAnswer<Id extends OperationId>(id: Id, data: CallData<Id>): (string | null)[] {
  const keys: (string | null)[] = [];
  const seen = ({ headers }: AskedCall) => void keys.push(headers.get('idempotency-key'));
  answer(id, data, { seen });
  const lose = (requested: AskedCall) => {
    seen(requested);
    return HttpResponse.error();
  };
  server.use(handle(id, lose, { once: true }));
  return keys;
}

/** Lets a handler of MSW itself answer, for replies that are no envelope. */
export function serve(handler: HttpHandler): void {
  server.use(handler);
}

/** Lets one of the web's own routes answer, such as `/api/session`. */
export function answerOwn(method: 'get' | 'put', path: string, body: () => object): void {
  server.use(http[method](`*${path}`, () => HttpResponse.json(body())));
}
