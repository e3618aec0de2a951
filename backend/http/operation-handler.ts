import type { RefusalRecorder } from '#backend/audit/refusal-recorder.ts';
import type { Caller, Dependencies } from '#backend/context.ts';
import { DomainError } from '#backend/failure.ts';
import type { Operation } from '#backend/operation.ts';
import { routes, type Route } from '#contract/routes.ts';
import { checkChannel, checkRole, isWrite } from './check-role.ts';
import type { HttpContext } from './http-env.ts';
import type { RunOnce } from './idempotency/idempotency.ts';
import type { KeptReplies } from './idempotency/response-cache.ts';
import { resolveActingUser } from './input/acting-user.ts';
import { authenticate } from './input/authenticate.ts';
import { clientAddress, isWebItself } from './input/client-address.ts';
import { inputReader } from './input/input-reader.ts';
import { queryReader, queryText } from './input/query-reader.ts';
import { rawRequestReader, type RawRequest } from './input/raw-request.ts';
import { failureReply } from './output/failure-reply.ts';
import { send, type FinishedReply, type HttpReply } from './output/http-reply.ts';
import { checkReply } from './output/reply-check.ts';
import type { SuccessReply } from './output/success-reply.ts';
import type { AnonymousLimit } from './rate-limits/anonymous-limits.ts';

type Values = Record<string, unknown>;

interface Request {
  c: HttpContext;
  params: Values;
  raw: RawRequest;
  caller: Caller | null;
  address: string;
}

/** What was sent, in the shape of the contract. */
interface Checked {
  query: Values;
  body: Values;
}

/** What all operations of a backend share besides the ports. */
interface Shared {
  kept: KeptReplies;
  limitAnonymous: AnonymousLimit;
  recordRefusal: RefusalRecorder;
  runOnce: RunOnce;
  successReply: SuccessReply;
}

/** Logging out is the one call that a dead token may make (docs/product.md#log-in). */
async function getCaller(c: HttpContext, route: Route, dependencies: Dependencies): Promise<Caller | null> {
  if (route.who === 'machine') return null;
  try {
    return await authenticate(c.req.header('authorization'), dependencies);
  } catch (error) {
    if (route === routes.logout && error instanceof DomainError && error.code === 'unauthenticated') return null;
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

/**
 * Makes the handler of one operation: the checks in their order
 * (docs/product.md#order-of-checks), the operation itself, and its reply.
 * What can be worked out from the endpoint is worked out here, once.
 */
export function operationHandler(id: string, operation: Operation, dependencies: Dependencies, shared: Shared) {
  const { kept, limitAnonymous, recordRefusal, runOnce, successReply } = shared;
  const { endpoint } = operation;
  const { route } = endpoint;
  const read = inputReader(endpoint);
  const readRaw = rawRequestReader(endpoint);
  const readQuery = queryReader(endpoint.query);

  function check({ raw }: Request): Checked {
    return read.input(raw.query, raw.body);
  }

  async function perform({ c, params, caller, address }: Request, { query, body }: Checked): Promise<HttpReply> {
    const selectedUserId = query.selectedUserId ?? body.selectedUserId;
    const header = c.req.header('x-selected-user-id');
    const requestId = c.get('requestId');
    const actingUserId = await resolveActingUser(
      { route, caller, selectedUserId, header },
      { ...dependencies, requestId },
    );
    const log = dependencies.log.child({ requestId, operation: id });
    const userAgent = c.req.header('user-agent') ?? null;
    const context = { ...dependencies, log, requestId, address, userAgent, caller, actingUserId };
    const reply = await operation.run({ params, query, body }, context);
    if (dependencies.config.checkReplies) checkReply(endpoint, reply);
    return successReply(route, reply, caller !== null);
  }

  async function settled<Done>(c: HttpContext, work: () => Promise<Done>): Promise<Done | HttpReply> {
    try {
      return await work();
    } catch (error) {
      const requestId = c.get('requestId');
      const log = dependencies.log.child({ requestId, operation: id });
      const address = clientAddress(c, dependencies.config.proxySecret);
      await recordRefusal({ error, operationId: id, userId: c.get('userId') ?? null, requestId, address, log });
      return failureReply(error, route, log);
    }
  }

  /** Who calls; of anonymous callers only as many as any crowd would send. */
  async function admit(c: HttpContext, address: string): Promise<Caller | null> {
    const isCounted = route.who !== 'machine' && !isWebItself(c, dependencies.config.proxySecret);
    if (c.req.header('authorization') === undefined) {
      if (isCounted) await limitAnonymous(route, address);
      return getCaller(c, route, dependencies);
    }
    try {
      return await getCaller(c, route, dependencies);
    } catch (error) {
      if (isCounted) await limitAnonymous(route, address);
      throw error;
    }
  }

  async function answer(c: HttpContext): Promise<HttpReply> {
    const params = read.params(c.req.param());
    const raw = await readRaw(c, params);
    const address = clientAddress(c, dependencies.config.proxySecret);
    const caller = await admit(c, address);
    if (caller !== null) c.set('userId', caller.userId);
    checkRole(route, caller);
    checkChannel(route, caller, raw.sources);
    const request = { c, params, raw, caller, address };
    const key = c.req.header('idempotency-key');
    if (key === undefined || !isWrite(route)) return perform(request, check(request));
    // Of callers nobody knows, nothing is kept that isn't a request of the contract.
    if (caller === null) check(request);
    const scope = { caller: caller?.tokenId ?? address, method: route.method, path: c.req.path, key };
    const content = [queryText(c.req.url), c.req.header('x-selected-user-id') ?? '', raw.bodyText].join('\n');
    return runOnce({ ...scope, content, isRepeatable: route.repeatable === true }, () =>
      settled(c, () => perform(request, check(request))),
    );
  }

  /** The request by what it asks for, however it was written; undefined when it asks for nothing there is. */
  function getName(c: HttpContext): string | undefined {
    try {
      const params = read.params(c.req.param());
      return JSON.stringify([id, params, read.input(readQuery(c.req.url), {}).query]);
    } catch {
      return undefined;
    }
  }

  async function keptOrAnswered(c: HttpContext): Promise<HttpReply | FinishedReply> {
    const name = isForEverybody(c, route) ? getName(c) : undefined;
    return name === undefined ? answer(c) : kept.reply(name, () => answer(c));
  }

  return async (c: HttpContext): Promise<Response> => {
    c.set('operationId', id);
    return send(c, await settled(c, () => keptOrAnswered(c)), dependencies.clock);
  };
}
