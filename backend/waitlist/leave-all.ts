import type { Tx } from '#backend/db/schema.ts';
import { endWithPlace } from './end-with-place.ts';

/** Takes people off all waitlists. Returns the sessions that they waited for, whose places may go on to the next. */
export async function leaveAll(tx: Tx, userIds: readonly number[], now: Date): Promise<string[]> {
  const entries = await tx
    .selectFrom('waitlistEntries')
    .where('userId', 'in', [...userIds])
    .where('status', 'in', ['waiting', 'offered'])
    .orderBy('id')
    .select(['id', 'occurrenceId'])
    .execute();
  for (const entry of entries) await endWithPlace(tx, entry, 'left', now);
  return entries.map(({ occurrenceId }) => occurrenceId);
}
