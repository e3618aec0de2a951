import type { Tx } from '#backend/db/schema.ts';

interface Entry {
  id: number;
  occurrenceId: string;
}

/** Ends a waitlist entry and decrements the session's count. Returns false when it had ended before. */
export async function endEntry(
  tx: Tx,
  { id, occurrenceId }: Entry,
  status: 'left' | 'expired',
  now: Date,
): Promise<boolean> {
  const endedEntry = await tx
    .updateTable('waitlistEntries')
    .set({ status, endedAt: now })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'offered'])
    .returning('id')
    .executeTakeFirst();
  if (endedEntry === undefined) return false;
  await tx
    .updateTable('occurrences')
    .set((row) => ({ waitlistConsumed: row('waitlistConsumed', '-', 1) }))
    .where('id', '=', occurrenceId)
    .execute();
  return true;
}
