import type { QueryClient } from '@tanstack/react-query';
import { removeCartItemsMutation } from '#components/booking/queries/cart.ts';
import { refreshAvailability } from '#components/booking/queries/refresh-availability.ts';
import { joinWaitlist, leaveWaitlist } from '#components/booking/waitlist-actions.ts';
import type { ScheduleOccurrence } from '#contract/schedules/schedules.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { browserQueryClient } from '#lib/query/browser-query-client.ts';
import { runMutation } from '#lib/query/run-mutation.ts';
import { cartQuery } from '#lib/query/site-queries.ts';

/**
 * Takes a session of a camp or course out of the basket; one that was added as a whole goes as a whole. Throws an
 * `ApiError`.
 */
async function takeOut(client: QueryClient, { bookableAction }: ScheduleOccurrence): Promise<void> {
  const cart = await client.fetchQuery({ ...cartQuery(browserApi), staleTime: 0 });
  const lines = cart.items.flatMap(({ childItems }) => childItems);
  const cartItemIds = lines
    .filter((line) => 'bookingId' in line && line.bookingId === bookableAction?.bookingId)
    .map(({ id }) => id);
  if (cartItemIds.length === 0) return;
  await runMutation(client, removeCartItemsMutation(browserApi), { body: { cartItemIds } });
}

/** Takes a session out of the basket, joins or leaves its waitlist; returns what was done. Throws an `ApiError`. */
export async function performAction(session: ScheduleOccurrence): Promise<'removed' | 'joined' | 'left'> {
  const client = browserQueryClient();
  switch (session.bookableAction?.action) {
    case 'cancel_reservation':
      await takeOut(client, session);
      return 'removed';
    case 'join_waitlist':
      return joinWaitlist(client, session);
    default:
      return leaveWaitlist(client, session);
  }
}

/** Reads the sessions again after a failed action, and returns what to tell the visitor. */
export function afterFailure(error: unknown, t: Translate): string {
  void refreshAvailability(browserQueryClient());
  return errorText(error, t);
}
