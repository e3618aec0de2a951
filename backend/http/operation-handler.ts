import { routes, type Route } from '../../contract/routes.ts';
import type { Caller, Ports } from '../context.ts';
import { Refusal } from '../failure.ts';
import type { Operation } from '../operation.ts';
import { resolveActingUser } from './acting-user.ts';
import { authenticate } from './authenticate.ts';
import { checkChannel, checkRole, isWrite } from './check-role.ts';
import { clientAddress } from './client-address.ts';
import { failureReply } from './failure-reply.ts';
import type { HttpContext } from './http-env.ts';
import { send, type FinishedReply, type HttpReply } from './http-reply.ts';
import type { RunOnce } from './idempotency.ts';
import { inputReader } from './input-reader.ts';
import type { KeptReplies } from './kept-replies.ts';
import { queryText } from './query-reader.ts';
import { rawRequestReader, type RawRequest } from './raw-request.ts';
import { checkReply } from './reply-check.ts';
import type { SuccessReply } from './success-reply.ts';

type Values = Record<string, unknown>;

interface Request {
  c: HttpContext;
  params: Values;
  raw: RawRequest;
  caller: Caller | null;
  address: string;
}

/** What all operations of a backend share besides the ports. */
interface Shared {
  kept: KeptReplies;
  runOnce: RunOnce;
  successReply: SuccessReply;
}

/** Logging out is the one call that a dead token may make (API 2.6). */
async function callerOf(c: HttpContext, route: Route, ports: Ports): Promise<Caller | null> {
  if (route.who === 'machine') return null;
  try {
    return await authenticate(c.req.header('authorization'), ports);
  } catch (error) {
    if (route === routes.logout && error instanceof Refusal && error.code === 'unauthenticated') return null;
    throw error;
  }
}

/**
 * Whether the reply depends on nothing but the address. Who keeps replies itself, as the web does, asks for a new one
 * instead of one that may be five seconds old.
 */
function isForEverybody(c: HttpContext, { cache }: Route): boolean {
  if (cache !== 'timetable') return false;
  const own = c.req.header('authorization') ?? c.req.header('x-selected-user-id');
  return own === undefined && c.req.header('cache-control') !== 'no-cache';
}

/** Path and query as they were written. */
function addressOf(c: HttpContext): string {
  const { url } = c.req;
  return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}

/**
 * Makes the handler of one operation: the checks in the order of API 1.4, the operation itself, and its reply.
 * What can be worked out from the endpoint is worked out here, once.
 */
export function operationHandler(id: string, operation: Operation, ports: Ports, { kept, runOnce, successReply }: Shared) {
  const { endpoint } = operation;
  const { route } = endpoint;
  const read = inputReader(endpoint);
  const readRaw = rawRequestReader(endpoint);

  async function perform({ c, params, raw, caller, address }: Request): Promise<HttpReply> {
    const { query, body } = read.input(raw.query, raw.body);
    const selectedUserId = query.selectedUserId ?? body.selectedUserId;
    const header = c.req.header('x-selected-user-id');
    const actingUserId = await resolveActingUser({ route, caller, selectedUserId, header }, ports.db);
    const requestId = c.get('requestId');
    const log = ports.log.child({ requestId, operation: id });
    const userAgent = c.req.header('user-agent') ?? null;
    const context = { ...ports, log, requestId, address, userAgent, caller, actingUserId };
    const reply = await operation.run({ params, query, body }, context);
    if (ports.config.checkReplies) checkReply(endpoint, reply);
    return successReply(route, reply, caller !== null);
  }

  async function settled<Done>(c: HttpContext, work: () => Promise<Done>): Promise<Done | HttpReply> {
    try {
      return await work();
    } catch (error) {
      return failureReply(error, route, ports.log.child({ requestId: c.get('requestId'), operation: id }));
    }
  }

  async function answer(c: HttpContext): Promise<HttpReply> {
    const params = read.params(c.req.param());
    const raw = await readRaw(c, params);
    const caller = await callerOf(c, route, ports);
    if (caller !== null) c.set('userId', caller.userId);
    checkRole(route, caller);
    checkChannel(route, caller, raw.sources);
    const address = clientAddress(c, ports.config.proxySecret);
    const request = { c, params, raw, caller, address };
    const key = c.req.header('idempotency-key');
    if (key === undefined || !isWrite(route)) return perform(request);
    const scope = { caller: caller?.tokenId ?? address, method: route.method, path: c.req.path, key };
    const content = [queryText(c.req.url), c.req.header('x-selected-user-id') ?? '', raw.bodyText].join('\n');
    return runOnce({ ...scope, content }, () => settled(c, () => perform(request)));
  }

  function keptOrAnswered(c: HttpContext): Promise<HttpReply | FinishedReply> {
    return isForEverybody(c, route) ? kept.reply(addressOf(c), () => answer(c)) : answer(c);
  }

  return async (c: HttpContext): Promise<Response> => {
    c.set('operationId', id);
    return send(c, await settled(c, () => keptOrAnswered(c)), ports.clock);
  };
}
