import type { Context, Dependencies } from '#backend/context.ts';
import { DomainError } from '#backend/failure.ts';
import { getNetwork } from '#backend/http/rate-limits/get-network.ts';
import { memoryRateLimits } from '#backend/http/rate-limits/memory-rate-limits.ts';
import { recordSecurityEvent } from './security-event.ts';

const statuses: readonly number[] = [401, 403, 429];
/** More than this is in the log only, so that refusals cannot fill the database. */
const mostRows = { limit: 20, windowSeconds: 60 };
const mostRowsOfAll = { limit: 600, windowSeconds: 60 };

interface Refused extends Pick<Context, 'requestId' | 'address' | 'log'> {
  error: unknown;
  operationId: string;
  /** Of the caller, where known. */
  userId: number | null;
}

export type RefusalRecorder = (refused: Refused) => Promise<void>;

/** Makes what tells of requests that were refused for who asked or how often: 401, 403 and 429. It never throws. */
export function refusalRecorder(dependencies: Dependencies): RefusalRecorder {
  const rows = memoryRateLimits(dependencies.clock);

  return async ({ error, operationId, userId, ...request }) => {
    if (!(error instanceof DomainError) || !statuses.includes(error.status)) return;
    const event = {
      action: 'request_refused' as const,
      account: userId === null ? null : { userId },
      details: { operation: operationId, code: error.code },
    };
    const context = { ...dependencies, ...request, caller: userId === null ? null : { userId } };
    const isKept = await rows
      .take('refusals', getNetwork(request.address), mostRows)
      .then(() => rows.take('refusals of all', '', mostRowsOfAll))
      .then(
        () => true,
        () => false,
      );
    await recordSecurityEvent(isKept ? dependencies.db : null, context, event).catch((err: unknown) => {
      request.log.error({ err }, 'could not write an audit row');
    });
  };
}
