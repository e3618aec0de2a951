import { checkMayActFor } from '#backend/customers/may-act-for.ts';
import { operation } from '#backend/operation.ts';
import { leave } from '#backend/waitlist/leave.ts';
import { leaveWaitlistEndpoint } from '#contract/timetable/waitlist.ts';

/** Leaves the waitlist of a session (docs/product.md#waitlists). */
export const leaveWaitlist = operation(leaveWaitlistEndpoint, async ({ params }, context) => {
  await checkMayActFor(context, params.userId, 'sell');
  const entry = await context.db
    .selectFrom('waitlistEntries')
    .where('occurrenceId', '=', params.occurrenceId)
    .where('userId', '=', params.userId)
    .where('status', 'in', ['waiting', 'offered'])
    .select(['id', 'occurrenceId'])
    .executeTakeFirst();
  await leave(context, entry);
  return { data: null, message: 'Successfully removed from the waitlist.' };
});
