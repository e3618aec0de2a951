import type { QueryClient } from '@tanstack/react-query';
import type { CancellationResult } from '#contract/bookings/cancel-bookings.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { isUnsettled } from '#lib/api/is-unsettled.ts';
import { invalidates } from '#lib/query/invalidates.ts';
import { readOutcome, type Outcome } from './outcome.ts';
import type { Named } from './visit.ts';

/**
 * Why nothing was cancelled, or what is not known: `failed` before or without effect, `refused` by the server, `unknown`
 * whether it is cancelled, `changed` meanwhile, `gone` because it is cancelled already.
 */
type FaultKind = 'failed' | 'refused' | 'unknown' | 'changed' | 'gone';

/** A failure of cancelling, with what is known of the bookings. */
export class CancelFault extends Error {
  readonly kind: FaultKind;
  /** It is known that the bookings are as they were. */
  readonly stands: boolean;

  constructor(kind: FaultKind, { stands, cause }: { stands: boolean; cause: unknown }) {
    super(kind, { cause });
    this.kind = kind;
    this.stands = stands;
  }
}

export const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Invalidates what a cancellation changes when no mutation of this page has caused it. */
const refresh = (client: QueryClient) => {
  const stale: readonly unknown[] = invalidates.cancelBookings ?? [];
  return client.invalidateQueries({ predicate: ({ queryKey }) => stale.includes(queryKey[0]) });
};

interface Examined {
  error: unknown;
  /** The cancellation itself was sent; otherwise only its sums were asked for. */
  isSent: boolean;
  named: Named;
  /** The bookings as they were read; none while they are not. */
  before: readonly CancellationResult[];
}

const getFault = (outcome: Outcome | null, { error: cause, isSent, before }: Examined): CancelFault => {
  const isOpen = isSent && isUnsettled(cause);
  if (outcome === 'cancelled') return new CancelFault('gone', { stands: false, cause });
  if (outcome === null && isOpen) return new CancelFault('unknown', { stands: false, cause });
  if (outcome === 'changed' && before.length > 0) return new CancelFault('changed', { stands: false, cause });
  return new CancelFault(isOpen ? 'failed' : 'refused', { stands: outcome === 'stands', cause });
};

/** What a failure means. The bookings are read again where it does not tell what has become of them. */
export const examine = async (client: QueryClient, failed: Examined): Promise<CancelFault> => {
  const { error: cause, isSent, named, before } = failed;
  const isTold = !isRefusal(cause) && !(isSent && isUnsettled(cause));
  if (isTold) return new CancelFault('failed', { stands: before.length > 0, cause });
  const outcome = await readOutcome(named, before).catch(() => null);
  if (outcome === 'cancelled') await refresh(client);
  return getFault(outcome, failed);
};
