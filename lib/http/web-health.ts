import { z } from 'zod';
import { redisAnswers } from './page-cache/open-page-store.ts';
import type { ProxyContext } from './proxy/proxy.ts';

const backendHealth = z.object({
  status: z.enum(['ok', 'degraded']).catch('ok'),
  database: z.enum(['ok', 'down']).catch('down'),
  redis: z.enum(['ok', 'down']).optional().catch(undefined),
});
/** Timeout of the health check for the backend, in milliseconds. */
const timeoutMs = 3000;

/**
 * 200 when the backend and its database answer, even if `degraded`, as without Redis; else 503 with what is down
 * (docs/product.md#health).
 */
export async function webHealth(
  { settings, fetch }: Pick<ProxyContext, 'settings' | 'fetch'>,
  redisIsThere = redisAnswers,
): Promise<Response> {
  const url = new URL('/api/health', settings.backendUrl.api);
  const answer = await fetch(url, {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null);
  const health = backendHealth.safeParse(await answer?.json().catch(() => null));
  const backend = answer === null ? 'down' : 'ok';
  const database = health.success && answer?.ok ? health.data.database : 'down';
  const isUp = backend === 'ok' && database === 'ok';
  const isRedisThere = await redisIsThere();
  const redis = isRedisThere === false || (health.success && health.data.redis === 'down') ? 'down' : 'ok';
  const isDegraded = redis === 'down' || (health.success && health.data.status === 'degraded');
  const hasRedis = isRedisThere !== undefined || (health.success && health.data.redis !== undefined);
  const body = {
    status: isUp ? (isDegraded ? 'degraded' : 'ok') : 'down',
    backend,
    database,
    ...(hasRedis && { redis }),
  };
  return Response.json(body, { status: isUp ? 200 : 503, headers: { 'cache-control': 'no-store' } });
}
