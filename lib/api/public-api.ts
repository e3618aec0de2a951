import { cache } from 'react';
import type { OperationId } from '#contract/routes.ts';
import { config } from '#lib/config.ts';
import type { Call, CallInput, Reply } from './call.ts';
import { createServerCall } from './server-call.ts';

/** One page asks for one thing once, however many of its parts want it. */
const once = cache((id: OperationId, input: string) => {
  const call = createServerCall({ backendUrl: config().backendUrl, session: null, cached: true, fetch });
  return call(id, JSON.parse(input) as CallInput<OperationId>);
});

/**
 * Reads what is the same for everybody, from the cache while it is fresh. It reads no cookie, so a page that uses
 * nothing else can be prerendered. Throws an `ApiError`.
 */
export const publicApi: Call = (id, input) => once(id, JSON.stringify(input)) as Promise<Reply<typeof id>>;
