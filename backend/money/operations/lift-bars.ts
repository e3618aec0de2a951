import { recordAudit } from '#backend/audit/record-audit.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { liftBarsEndpoint } from '#contract/payments/bars.ts';

type Bar = 'disable_booking' | 'disable_access';

/** Locks the person, so that a late cancellation at the same moment bars them before or after. */
async function lift(tx: Tx, userId: number): Promise<Bar[]> {
  const person = await tx
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['bookingBarredAt', 'accessBarredAt'])
    .forUpdate()
    .executeTakeFirst();
  if (person === undefined) throw notFound();
  await tx.updateTable('users').set({ bookingBarredAt: null, accessBarredAt: null }).where('id', '=', userId).execute();
  return [
    ...(person.bookingBarredAt === null ? [] : (['disable_booking'] as const)),
    ...(person.accessBarredAt === null ? [] : (['disable_access'] as const)),
  ];
}

/** Penalties that were paid meanwhile stay as they are. */
async function waive(tx: Tx, userId: number, now: Date): Promise<string[]> {
  const waived = await tx
    .updateTable('penalties')
    .set({ status: 'waived', closedAt: now })
    .where('userId', '=', userId)
    .where('status', '=', 'outstanding')
    .returning('id')
    .execute();
  return waived.map(({ id }) => id).toSorted();
}

/**
 * Lets a customer book and enter again, and on request owe no penalty any more, without a payment
 * (docs/product.md#cancellations). Writes an audit event with the reason where something changed. Throws `not_found`.
 */
export const liftBars = operation(liftBarsEndpoint, async ({ params: { userId }, body }, context) => {
  const { db, clock } = context;
  const { reason, waivePenalties } = body;
  const data = await transact(db, async (tx) => {
    const lifted = await lift(tx, userId);
    const waivedPenaltyIds = waivePenalties ? await waive(tx, userId, clock.now()) : [];
    if (lifted.length + waivedPenaltyIds.length > 0) {
      const details = { reason, lifted, waivedPenaltyIds };
      await recordAudit(tx, context, {
        action: 'bars_lifted',
        subjectType: 'user',
        subjectId: String(userId),
        details,
      });
    }
    return { userId, lifted, waivedPenaltyIds };
  });
  return { data };
});
