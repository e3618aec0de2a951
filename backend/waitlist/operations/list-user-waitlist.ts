import { checkMayActFor, isStaffWith } from '#backend/customers/may-act-for.ts';
import { operation } from '#backend/operation.ts';
import { getEntry, selectEntries } from '#backend/waitlist/waitlist-entry.ts';
import { listUserWaitlistEndpoint } from '#contract/timetable/waitlist.ts';

/**
 * The waitlists that a person is on, by start (docs/product.md#waitlists). Linked people see names alone, as elsewhere.
 * Throws `forbidden` for a stranger.
 */
export const listUserWaitlist = operation(listUserWaitlistEndpoint, async ({ params }, context) => {
  const { db, caller } = context;
  await checkMayActFor(context, params.userId);
  const isWhole = caller?.userId === params.userId || isStaffWith(caller, 'customers');
  const rows = await selectEntries(db)
    .where('w.userId', '=', params.userId)
    .where('w.status', 'in', ['waiting', 'offered'])
    .orderBy('o.startsAt')
    .orderBy('w.id')
    .execute();
  const entries = rows.map(getEntry);
  return { data: isWhole ? entries : entries.map((entry) => ({ ...entry, email: null, userReference: null })) };
});
