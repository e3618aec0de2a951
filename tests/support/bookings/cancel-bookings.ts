import { cancelBookingsEndpoint, type CancellationResult } from '#contract/bookings/cancel-bookings.ts';
import type { Answer } from '#tests/support/backend.ts';
import type { openShop } from '#tests/support/cart/shop.ts';
import type { MadePerson } from '#tests/support/make/make-person.ts';
import { getData } from '#tests/support/replies.ts';

type Caller = Pick<Awaited<ReturnType<typeof openShop>>, 'call'>;
type More = Record<string, unknown>;

/** Asks to cancel these bookings as their customer, unless told otherwise. */
export function askToCancel(
  { call }: Caller,
  { token }: Pick<MadePerson, 'token'>,
  bookingIds: string[],
  more: More = {},
): Promise<Answer> {
  const body = { update_type: 'cancellation', cancellation_source: 'customers', booking_ids: bookingIds, ...more };
  return call('/api/v1/activities/bookings', { method: 'PATCH', token, body: { data: body } });
}

/** Cancels these bookings and expects it to work. */
export async function cancelThese(
  caller: Caller,
  person: Pick<MadePerson, 'token'>,
  bookingIds: string[],
  more: More = {},
): Promise<CancellationResult[]> {
  return getData(cancelBookingsEndpoint, await askToCancel(caller, person, bookingIds, more));
}

/** What cancelling these bookings would do. */
export function readPreview(
  caller: Caller,
  person: Pick<MadePerson, 'token'>,
  bookingIds: string[],
): Promise<CancellationResult[]> {
  return cancelThese(caller, person, bookingIds, { preview: true });
}

/** Asks to move a booking to a session. */
export function askToMove(
  { call }: Caller,
  { token }: Pick<MadePerson, 'token'>,
  bookingId: string,
  occurrenceId: string,
  more: More = {},
): Promise<Answer> {
  const body = { data: { occurrence_id: occurrenceId, ...more } };
  return call(`/api/v1/activities/bookings/${bookingId}/move`, { token, body });
}
