import { recordAudit } from '#backend/audit/record-audit.ts';
import type { Context } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError, notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { findTill } from '#backend/tills/find-till.ts';
import { closeTillEndpoint } from '#contract/desk/tills.ts';

/** Closes it in one statement, in which the database writes down what should have been there. */
async function close(tx: Tx, context: Context, id: string, counted: number): Promise<void> {
  const closed = await tx
    .updateTable('tills')
    .set({ closedAt: context.clock.now(), counted })
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .returning('expected')
    .executeTakeFirst();
  if (closed === undefined) throw new DomainError('till_closed');
  const details = { counted, expected: closed.expected };
  await recordAudit(tx, context, { action: 'till_closed', subjectType: 'till', subjectId: id, details });
}

/**
 * Closes the caller's till with the cash that was counted, in minor units, and answers the difference to what should be
 * there (docs/product.md#tills). Sales under way are awaited. Throws `till_closed`, and `not_found` for somebody else's.
 */
export const closeTill = operation(closeTillEndpoint, async ({ params, body }, context) => {
  const { db, caller } = context;
  const data = await transact(db, async (tx) => {
    const till = await findTill(tx, context, params.tillId);
    if (till.staff.id !== caller?.userId) throw notFound();
    await close(tx, context, till.id, body.counted);
    return findTill(tx, context, till.id);
  });
  return { data };
});
