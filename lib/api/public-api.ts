import { cache } from 'react';
import type { OperationId } from '#contract/routes.ts';
import { config } from '#lib/config.ts';
import type { Call, CallInput, Reply } from './call.ts';
import { createServerCall } from './server-call.ts';

/** Cached per render, so that components of one page that need the same data share one request. */
const once = cache((id: OperationId, input: string) => {
  const call = createServerCall({ backendUrl: config().backendUrl, session: null, cached: true, fetch });
  return call(id, JSON.parse(input) as CallInput<OperationId>);
});

/**
 * Makes a public read, from Next's data cache while it is fresh. It reads no cookie, so that a page which uses nothing
 * else can be prerendered. Throws an `ApiError`.
 */
export const publicApi: Call = (id, input) => once(id, JSON.stringify(input)) as Promise<Reply<typeof id>>;
