import type { Tx } from '#backend/db/schema.ts';
import { endMandates } from '#backend/mandates/end-mandates.ts';

interface Ending {
  status: 'cancelled' | 'expired';
  now: Date;
}

/** Gives up memberships that were to be bought, whose lines are gone: their fees, and the way to pay them, go too. */
export async function endJoinings(tx: Tx, ids: readonly string[], { status, now }: Ending): Promise<void> {
  if (ids.length === 0) return;
  const ended = await tx
    .updateTable('joinings')
    .set({ status, endedAt: now })
    .where('id', 'in', ids)
    .where('status', '=', 'open')
    .returning('mandateId')
    .execute();
  await tx
    .deleteFrom('journalTransactions')
    .where('joiningId', 'in', ids)
    .where('status', '=', 'outstanding')
    .execute();
  await endMandates(
    tx,
    ended.map(({ mandateId }) => mandateId),
    now,
  );
}
