import { Hono } from 'hono';
import { endpoints } from '#contract/endpoints.ts';
import { refusalRecorder } from './audit/refusal-recorder.ts';
import type { Ports } from './context.ts';
import { hearOfChanges } from './db/connection/changed-sessions.ts';
import { Refusal } from './failure.ts';
import type { HttpContext, HttpEnv } from './http/http-env.ts';
import { idempotency } from './http/idempotency/idempotency.ts';
import { keptReplies } from './http/idempotency/response-cache.ts';
import { peerAddress } from './http/input/client-address.ts';
import { addHealthMetrics } from './http/monitoring/health-metrics.ts';
import { healthReply, type ReadReports } from './http/monitoring/health.ts';
import { createMetrics, type Metrics } from './http/monitoring/metrics.ts';
import { observe } from './http/monitoring/observe.ts';
import { openApiDocument } from './http/openapi/openapi.ts';
import { operationHandler } from './http/operation-handler.ts';
import { failureReply } from './http/output/failure-reply.ts';
import { jsonType, send, type HttpReply } from './http/output/http-reply.ts';
import { successReplies } from './http/output/success-reply.ts';
import { anonymousLimits } from './http/rate-limits/anonymous-limits.ts';
import { ownRateLimits } from './http/rate-limits/own-rate-limits.ts';
import { byLiteralsFirst, routerPath } from './http/route-order.ts';
import { demoMailsReply } from './mail/demo-mails-reply.ts';
import type { Operation } from './operation.ts';
import { operations as ourOperations } from './operations.ts';
import { mountControl } from './test-controls/mount-control.ts';

export interface BackendOptions extends Omit<Ports, 'limits'> {
  /** Without it every backend process counts for itself. */
  limits?: Ports['limits'];
  /** Other operations than ours; for tests. */
  operations?: Record<string, Operation>;
  /** How the jobs of this process are doing, for health and metrics. */
  jobs?: ReadReports;
}

export interface Backend {
  fetch: (request: Request, bindings?: HttpEnv['Bindings']) => Promise<Response>;
}

function mountOperations(app: Hono<HttpEnv>, operations: Record<string, Operation>, ports: Ports): void {
  const kept = keptReplies(ports.clock);
  hearOfChanges(ports.db, () => kept.drop());
  const shared = {
    kept,
    limitAnonymous: anonymousLimits(ports.config, ports.clock),
    recordRefusal: refusalRecorder(ports),
    runOnce: idempotency(ports),
    successReply: successReplies(),
  };
  const inOrder = Object.entries(operations).sort(([, one], [, other]) =>
    byLiteralsFirst(one.endpoint.route, other.endpoint.route),
  );
  for (const [id, operation] of inOrder) {
    const { route } = operation.endpoint;
    app.on(route.method, routerPath(route), operationHandler(id, operation, ports, shared));
  }
}

async function metricsReply(c: HttpContext, metrics: Metrics, ports: Ports): Promise<HttpReply> {
  // The address of the connection: a forwarded one can be made up.
  if (!ports.config.metricsAllow.includes(peerAddress(c)))
    return failureReply(new Refusal('forbidden'), null, ports.log);
  return {
    status: 200,
    body: await metrics.text(),
    headers: { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' },
  };
}

/**
 * What is no operation of the contract: the description of the API, kept mail, metrics
 * (docs/product.md#api-addresses).
 */
function mountOwn(app: Hono<HttpEnv>, metrics: Metrics, ports: Ports): void {
  let openApi: string | undefined;
  app.get('/openapi.json', (c) => {
    openApi ??= JSON.stringify(openApiDocument(endpoints));
    return send(c, { status: 200, body: openApi, headers: { 'Content-Type': jsonType } }, ports.clock);
  });
  app.get('/dev/mails', async (c) => send(c, await demoMailsReply(ports), ports.clock));
  app.get('/metrics', async (c) => send(c, await metricsReply(c, metrics, ports), ports.clock));
}

/**
 * The backend as a function from request to reply
 * (docs/product.md#api-addresses). It opens nothing by itself: database, clock, ids
 * and the world outside are given.
 */
export function createBackend({ operations = ourOperations, jobs = () => [], ...options }: BackendOptions): Backend {
  const { config, clock, log } = options;
  const ports: Ports = { ...options, limits: options.limits ?? ownRateLimits(config, clock) };
  const metrics = createMetrics((register) => addHealthMetrics(register, ports, jobs));
  const refuse = (c: HttpContext, error: unknown) => send(c, failureReply(error, null, log), clock);

  const app = new Hono<HttpEnv>({ strict: false });
  app.use(observe(ports, metrics));
  app.get('/api/health', async (c) => {
    c.set('operationId', 'getHealth');
    return send(c, await healthReply(ports, jobs), clock);
  });
  if (config.maintenance) app.use((c) => Promise.resolve(refuse(c, new Refusal('maintenance'))));
  mountOwn(app, metrics, ports);
  if (config.sandboxControl) mountControl(app, ports);
  mountOperations(app, operations, ports);
  app.notFound((c) => refuse(c, new Refusal('not_found')));
  app.onError((error, c) => refuse(c, error));
  return { fetch: async (request, bindings = {}) => app.fetch(request, bindings) };
}
