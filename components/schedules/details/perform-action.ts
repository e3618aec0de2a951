import { refreshAvailability } from '#components/booking/queries/refresh-availability.ts';
import { joinWaitlist, leaveWaitlist } from '#components/booking/waitlist-actions.ts';
import type { ScheduleOccurrence } from '#contract/schedules/schedules.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { browserQueryClient } from '#lib/query/browser-query-client.ts';
import { takeOut } from './take-out.ts';

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
