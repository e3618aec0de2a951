import { Hono } from 'hono';
import { endpoints } from '#contract/endpoints.ts';
import { addressTest } from '#contract/rules/settings/address-list.ts';
import { livePlacesPath } from '#contract/timetable/live-places.ts';
import { refusalRecorder } from './audit/refusal-recorder.ts';
import type { Dependencies } from './context.ts';
import { onAvailabilityChanged } from './db/connection/transact.ts';
import { DomainError } from './failure.ts';
import { addHealthMetrics } from './health/health-metrics.ts';
import { healthReply, type HealthChecks } from './health/health.ts';
import { anonymousLimits } from './http/anonymous-limits.ts';
import type { Connection, HttpContext, HttpEnv } from './http/http-env.ts';
import { idempotency } from './http/idempotency/idempotency.ts';
import { peerAddress } from './http/input/client-address.ts';
import { addCacheMetrics } from './http/monitoring/cache-metrics.ts';
import { createMetrics, type Metrics } from './http/monitoring/metrics.ts';
import { observe } from './http/monitoring/observe.ts';
import { openApiDocument } from './http/openapi/openapi.ts';
import { operationHandler } from './http/operation-handler.ts';
import { failureReply } from './http/output/failure-reply.ts';
import { jsonType, send, type HttpReply } from './http/output/http-reply.ts';
import { successReplies } from './http/output/success-reply.ts';
import { cachedAnswers, responseCache, type ReplyCache } from './http/response-cache/response-cache.ts';
import { byLiteralsFirst, routerPath } from './http/route-order.ts';
import { livePlacesResponse } from './live/live-places-response.ts';
import type { PlacesFeed } from './live/places-feed.ts';
import { demoMailsReply } from './mail/demo-mails-reply.ts';
import type { Operation } from './operation.ts';
import { operations as ourOperations } from './operations.ts';
import { cleanedHtmlSize } from './operator/clean-html.ts';
import { ownRateLimits, memoryRateLimits, type MemoryRateLimits } from './rate-limits/memory-rate-limits.ts';
import { noRateLimits } from './rate-limits/rate-limits.ts';
import { mountControl } from './test-controls/mount-control.ts';
import { openingWeeksSize } from './venues/opening-week.ts';

export interface BackendOptions extends Omit<Dependencies, 'limits'>, Partial<HealthChecks> {
  /** Without it every backend process keeps its own counts in memory. */
  limits?: Dependencies['limits'];
  /** Replaces our operations in tests. */
  operations?: Record<string, Operation>;
  /** Places that changed; without it the web's streams are refused. */
  places?: PlacesFeed;
}

export interface Backend {
  fetch: (request: Request, connection?: Connection) => Response | Promise<Response>;
}

/** What a backend keeps in memory, besides what its modules do. */
interface Memory {
  replyCache: ReplyCache;
  ownLimits: MemoryRateLimits;
}

function mountOperations(
  app: Hono<HttpEnv>,
  operations: Record<string, Operation>,
  dependencies: Dependencies,
  { replyCache, ownLimits }: Memory,
): void {
  onAvailabilityChanged(dependencies.db, () => replyCache.drop());
  const shared = {
    replyCache,
    limitAnonymous: anonymousLimits(dependencies.config, dependencies.config.rateLimits ? ownLimits : noRateLimits),
    recordRefusal: refusalRecorder(dependencies, ownLimits),
    runOnce: idempotency(dependencies),
    successReply: successReplies(),
  };
  const inOrder = Object.entries(operations).sort(([, one], [, other]) =>
    byLiteralsFirst(one.endpoint.route, other.endpoint.route),
  );
  for (const [id, operation] of inOrder) {
    const { route } = operation.endpoint;
    app.on(route.method, routerPath(route), operationHandler(id, operation, dependencies, shared));
  }
}

async function metricsReply(
  c: HttpContext,
  { metrics, mayRead }: { metrics: Metrics; mayRead: (address: string) => boolean },
  dependencies: Dependencies,
): Promise<HttpReply> {
  // The address of the connection, because a client can forge a forwarded one.
  if (!mayRead(peerAddress(c))) return failureReply(new DomainError('forbidden'), null, dependencies.log);
  return {
    status: 200,
    body: await metrics.text(),
    headers: { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' },
  };
}

interface OwnEndpoints {
  metrics: Metrics;
  places: PlacesFeed | undefined;
}

/**
 * Endpoints outside the contract: the OpenAPI description, whether it runs, the demo's mails, metrics, and the places
 * that changed, for the web (docs/product.md#api-addresses).
 */
function mountOwn(app: Hono<HttpEnv>, { metrics, places }: OwnEndpoints, dependencies: Dependencies): void {
  let openApi: string | undefined;
  const reading = { metrics, mayRead: addressTest(dependencies.config.metricsAllow) };
  app.get('/openapi.json', (c) => {
    openApi ??= JSON.stringify(openApiDocument(endpoints));
    return send(c, { status: 200, body: openApi, headers: { 'Content-Type': jsonType } }, dependencies.clock);
  });
  // It runs: neither the database nor anything else is asked.
  app.get('/livez', (c) =>
    send(c, { status: 200, body: 'ok', headers: { 'Content-Type': 'text/plain' } }, dependencies.clock),
  );
  app.get('/dev/mails', async (c) => send(c, await demoMailsReply(dependencies), dependencies.clock));
  app.get('/metrics', async (c) => send(c, await metricsReply(c, reading, dependencies), dependencies.clock));
  if (places) app.get(livePlacesPath, (c) => livePlacesResponse(c, places, dependencies.config));
}

/**
 * The backend as a function from request to response (docs/product.md#api-addresses). It opens no connection itself:
 * database, clock, ids and external services are passed in.
 */
export function createBackend({
  operations = ourOperations,
  jobs = () => [],
  places,
  redisAnswers,
  readConnections,
  secondsAhead,
  ...options
}: BackendOptions): Backend {
  const { config, clock, log } = options;
  const dependencies: Dependencies = { ...options, limits: options.limits ?? ownRateLimits(config, clock) };
  const memory: Memory = { replyCache: responseCache(clock), ownLimits: memoryRateLimits(clock) };
  places?.onChanged(() => memory.replyCache.drop());
  const metrics = createMetrics((register) => {
    addHealthMetrics(register, dependencies, { jobs, redisAnswers, secondsAhead });
    addCacheMetrics(register, {
      replies: memory.replyCache.size,
      process_limits: memory.ownLimits.size,
      ...(dependencies.limits.size && { limits: dependencies.limits.size }),
      opening_weeks: openingWeeksSize,
      cleaned_html: cleanedHtmlSize,
    });
  });
  const refuse = (c: HttpContext, error: unknown) => send(c, failureReply(error, null, log), clock);

  const checks: HealthChecks = {
    jobs,
    redisAnswers,
    ...(readConnections && { readConnections }),
    ...(secondsAhead && { secondsAhead }),
  };
  const app = new Hono<HttpEnv>({ strict: false });
  app.get('/api/health', async (c) => {
    c.env.observed.operationId = 'getHealth';
    return send(c, await healthReply(dependencies, checks), clock);
  });
  if (config.maintenance) app.use((c) => Promise.resolve(refuse(c, new DomainError('maintenance'))));
  mountOwn(app, { metrics, places }, dependencies);
  if (config.sandboxControl) mountControl(app, dependencies);
  mountOperations(app, operations, dependencies, memory);
  app.notFound((c) => refuse(c, new DomainError('not_found')));
  app.onError((error, c) => refuse(c, error));
  const answerFromCache = cachedAnswers(memory.replyCache, clock);
  const fetch = observe(
    (request, bindings) => answerFromCache(request, bindings) ?? app.fetch(request, bindings),
    dependencies,
    metrics,
  );
  return { fetch: (request, connection = {}) => fetch(request, connection) };
}
