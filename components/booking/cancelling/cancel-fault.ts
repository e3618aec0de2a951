import type { QueryClient } from '@tanstack/react-query';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { CancellationResult } from '#contract/bookings/cancel-bookings.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { isUnsettled } from '#lib/api/is-unsettled.ts';
import { invalidates } from '#lib/query/invalidates.ts';
import type { Named } from './visit.ts';

/**
 * The state of bookings after a cancellation whose answer was lost. `stands`: all are as before; `changed`: they are
 * neither as before nor cancelled as requested.
 */
type Outcome = 'cancelled' | 'stands' | 'changed';

type Before = readonly Pick<CancellationResult, 'id' | 'quantity'>[];
type Read = Pick<Booking, 'id' | 'status' | 'quantity'>;

const source = { cancellationSource: 'customers' as const };

/** Where only some tickets of a booking were to be cancelled, it stays settled with fewer tickets. */
const getOutcome = ({ id, status, quantity }: Read, { tickets = [] }: Named, before: Before): Outcome => {
  if (status === 'cancelled') return 'cancelled';
  const was = before.find((one) => one.id === id)?.quantity;
  if (was === undefined || quantity === undefined || quantity === was) return 'stands';
  const meant = tickets.find(({ bookingId }) => bookingId === id)?.quantity ?? 0;
  return meant > 0 && quantity === was - meant ? 'cancelled' : 'changed';
};

const readNamed = async ({ bundleId, bookingIds }: Named, before: Before): Promise<Read[]> => {
  if (bundleId === undefined) {
    const read = (bookingId: string) => browserApi('getBooking', { params: { bookingId }, query: source });
    return (await Promise.all(bookingIds.map(read))).map(({ data }) => data);
  }
  const { data } = await browserApi('getBookingBundle', { params: { bundleId }, query: source });
  return data.bookings.filter(({ id }) => before.length === 0 || before.some((one) => one.id === id));
};

/** Reads the bookings again and compares them with how many tickets they had before. Throws an `ApiError`. */
const readOutcome = async (named: Named, before: Before): Promise<Outcome> => {
  const outcomes = (await readNamed(named, before)).map((one) => getOutcome(one, named, before));
  const [first = 'changed'] = outcomes;
  return outcomes.every((outcome) => outcome === first) ? first : 'changed';
};

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
