import type { Context, Dependencies } from '#backend/context.ts';
import { DomainError } from '#backend/failure.ts';
import type { RateLimits } from '#backend/rate-limits/rate-limits.ts';
import { getNetwork } from '#contract/get-network.ts';
import { recordSecurityEvent } from './security-event.ts';

const statuses: readonly number[] = [401, 403, 429];
/** Refusals beyond this rate are only logged, so that they cannot fill the database. */
const mostRows = { limit: 20, windowSeconds: 60 };
const mostRowsOfAll = { limit: 600, windowSeconds: 60 };

interface Refused extends Pick<Context, 'requestId' | 'address' | 'log'> {
  error: unknown;
  operationId: string;
  /** The caller's user id, where known. */
  userId: number | null;
}

export type RefusalRecorder = (refusal: Refused) => Promise<void>;

/**
 * Creates the function that records requests refused with 401, 403 or 429. It never throws. `ownLimits` are those of
 * this process, which also count where requests are not limited.
 */
export function refusalRecorder(dependencies: Dependencies, ownLimits: RateLimits): RefusalRecorder {
  return async ({ error, operationId, userId, ...request }) => {
    if (!(error instanceof DomainError) || !statuses.includes(error.status)) return;
    const event = {
      action: 'request_refused' as const,
      account: userId === null ? null : { userId },
      details: { operation: operationId, code: error.code },
    };
    const context = { ...dependencies, ...request, caller: userId === null ? null : { userId } };
    const isKept = await ownLimits
      .consume('refusals', getNetwork(request.address), mostRows)
      .then(() => ownLimits.consume('refusals of all', '', mostRowsOfAll))
      .then(
        () => true,
        () => false,
      );
    await recordSecurityEvent(isKept ? dependencies.db : null, context, event).catch((err: unknown) => {
      request.log.error({ err }, 'could not write an audit row');
    });
  };
}
