import { accepts } from 'hono/accepts';
import type { RefusalRecorder } from '#backend/audit/refusal-recorder.ts';
import type { Caller, Dependencies } from '#backend/context.ts';
import { DomainError } from '#backend/failure.ts';
import type { Operation } from '#backend/operation.ts';
import { languages, type Language } from '#contract/languages/languages.ts';
import type { Route } from '#contract/routes/route.ts';
import { routes } from '#contract/routes.ts';
import type { AnonymousLimit } from './anonymous-limits.ts';
import { checkChannel, checkRole, isWrite } from './check-role.ts';
import type { HttpContext } from './http-env.ts';
import type { RunOnce } from './idempotency/idempotency.ts';
import { resolveActingUser } from './input/acting-user.ts';
import { authenticate } from './input/authenticate.ts';
import { clientAddress, isWebItself } from './input/client-address.ts';
import { inputReader, type InputReader } from './input/input-reader.ts';
import { queryReader, queryText, type QueryReader } from './input/query-reader.ts';
import { rawRequestReader, type RawRequest } from './input/raw-request.ts';
import { failureReply } from './output/failure-reply.ts';
import { send, type HttpReply, type RepeatedReply } from './output/http-reply.ts';
import { checkReply } from './output/reply-check.ts';
import type { SuccessReply } from './output/success-reply.ts';
import { isForEverybody, type ReplyCache } from './response-cache/response-cache.ts';

/**
 * Creates the function that tells the cache key of a request of one operation: the parsed request, so that all
 * spellings share it; undefined when the request is invalid.
 */
export function cacheKey(
  operationId: string,
  read: InputReader,
  readQuery: QueryReader,
): (c: HttpContext) => string | undefined {
  return (c) => {
    try {
      const params = read.params(c.req.param());
      return JSON.stringify([operationId, params, read.input(readQuery(c.req.url), {}).query]);
    } catch {
      return undefined;
    }
  };
}

/** The language that the request asks for (`Accept-Language`); null when it is none of ours. */
function readLanguage(c: HttpContext): Language | null {
  const best = accepts(c, { header: 'Accept-Language', supports: [...languages], default: '' });
  return languages.find((language) => language === best) ?? null;
}

type Values = Record<string, unknown>;

interface Request {
  c: HttpContext;
  params: Values;
  raw: RawRequest;
  caller: Caller | null;
  address: string;
}

/** Query and body, validated by the contract. */
interface Checked {
  query: Values;
  body: Values;
}

/** What all operations of a backend share besides the ports. */
interface Shared {
  replyCache: ReplyCache;
  limitAnonymous: AnonymousLimit;
  recordRefusal: RefusalRecorder;
  runOnce: RunOnce;
  successReply: SuccessReply;
}

/** Authenticates the caller. Only logging out accepts a token that is expired or revoked (docs/product.md#log-in). */
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
 * Creates the handler of one operation: the checks in their order (docs/product.md#order-of-checks), the operation
 * itself, and its reply. What depends only on the endpoint is computed once, here.
 */
export function operationHandler(id: string, operation: Operation, dependencies: Dependencies, shared: Shared) {
  const { replyCache, limitAnonymous, recordRefusal, runOnce, successReply } = shared;
  const { endpoint } = operation;
  const { route } = endpoint;
  const read = inputReader(endpoint);
  const readRaw = rawRequestReader(endpoint);
  const getCacheKey = cacheKey(id, read, queryReader(endpoint.query));

  function check({ raw }: Request): Checked {
    return read.input(raw.query, raw.body);
  }

  async function perform({ c, params, caller, address }: Request, { query, body }: Checked): Promise<HttpReply> {
    const selectedUserId = query.selectedUserId ?? body.selectedUserId;
    const header = c.req.header('x-selected-user-id');
    const { requestId } = c.env.observed;
    const actingUserId = await resolveActingUser(
      { route, caller, selectedUserId, header },
      { ...dependencies, requestId },
    );
    const log = dependencies.log.child({ requestId, operation: id });
    const userAgent = c.req.header('user-agent') ?? null;
    const language = readLanguage(c);
    const context = { ...dependencies, log, requestId, address, userAgent, language, caller, actingUserId };
    const reply = await operation.run({ params, query, body }, context);
    if (dependencies.config.checkReplies) checkReply(endpoint, reply);
    return successReply(route, reply, caller !== null);
  }

  async function withFailureReply<Done>(c: HttpContext, work: () => Promise<Done>): Promise<Done | HttpReply> {
    try {
      return await work();
    } catch (error) {
      const { requestId, userId = null } = c.env.observed;
      const log = dependencies.log.child({ requestId, operation: id });
      const address = clientAddress(c, dependencies.config.proxySecret);
      await recordRefusal({ error, operationId: id, userId, requestId, address, log });
      return failureReply(error, route, log);
    }
  }

  /**
   * Authenticates the caller and applies the rate limits of anonymous calls, which also count failed authentication and
   * costly calls of customers: anybody makes themself an account.
   */
  async function admit(c: HttpContext, address: string): Promise<Caller | null> {
    const isCounted = route.who !== 'machine' && !isWebItself(c, dependencies.config.proxySecret);
    if (c.req.header('authorization') === undefined) {
      if (isCounted) await limitAnonymous(route, address);
      return getCaller(c, route, dependencies);
    }
    const caller = await getCaller(c, route, dependencies).catch(async (error: unknown) => {
      if (isCounted) await limitAnonymous(route, address);
      throw error;
    });
    if (isCounted && route.weight !== undefined && caller?.isStaff !== true) await limitAnonymous(route, address);
    return caller;
  }

  async function answer(c: HttpContext): Promise<HttpReply> {
    const params = read.params(c.req.param());
    const address = clientAddress(c, dependencies.config.proxySecret);
    const caller = await admit(c, address);
    if (caller !== null) c.env.observed.userId = caller.userId;
    checkRole(route, caller);
    // Nothing of the body is read before it is known who asks, whether they may, and how often they have.
    const raw = await readRaw(c, params);
    checkChannel(route, caller, raw.sources);
    const request = { c, params, raw, caller, address };
    const key = c.req.header('idempotency-key');
    if (key === undefined || !isWrite(route)) return perform(request, check(request));
    // For anonymous callers the request is validated first, so that invalid requests store no idempotency keys.
    if (caller === null) check(request);
    const scope = { caller: caller?.tokenId ?? address, method: route.method, path: c.req.path, key };
    const content = [queryText(c.req.url), c.req.header('x-selected-user-id') ?? '', raw.bodyText].join('\n');
    return runOnce({ ...scope, content, isRepeatable: route.repeatable === true }, () =>
      withFailureReply(c, () => perform(request, check(request))),
    );
  }

  return async (c: HttpContext): Promise<Response> => {
    c.env.observed.operationId = id;
    const { headers, url: address } = c.req.raw;
    const key = route.cache === 'timetable' && isForEverybody(headers) ? getCacheKey(c) : undefined;
    const reply = await withFailureReply<HttpReply | RepeatedReply>(c, () =>
      key === undefined ? answer(c) : replyCache.reply({ operationId: id, key, address }, () => answer(c)),
    );
    return send(c, reply, dependencies.clock);
  };
}
