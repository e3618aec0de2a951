import { operation } from '#backend/operation.ts';
import { leave } from '#backend/waitlist/leave.ts';
import { leaveV1WaitlistEndpoint } from '#contract/timetable/waitlist.ts';

/**
 * Leaves a waitlist by the id of the entry; only one's own, or that of the user acted for
 * (docs/product.md#waitlists).
 */
export const leaveV1Waitlist = operation(leaveV1WaitlistEndpoint, async ({ params }, context) => {
  const { db, caller, actingUserId } = context;
  const entry = await db
    .selectFrom('waitlistEntries')
    .where('id', '=', params.waitlistId)
    .where('status', 'in', ['waiting', 'offered'])
    .select(['id', 'occurrenceId', 'userId'])
    .executeTakeFirst();
  const isOwn = entry !== undefined && (entry.userId === actingUserId || entry.userId === caller?.userId);
  await leave(context, isOwn ? entry : undefined);
  return { data: null, message: 'Successfully removed from the waitlist.' };
});
