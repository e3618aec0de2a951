import { recordAudit } from '#backend/audit/record-audit.ts';
import { readCart } from '#backend/cart/read-cart.ts';
import { checkMayActFor } from '#backend/customers/may-act-for.ts';
import { rehearse } from '#backend/db/connection/rehearse.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { moveLines } from '#backend/desk/sale/move-lines.ts';
import { DomainError, invalid } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { moveSaleEndpoint } from '#contract/desk/sale.ts';

/**
 * Takes a sale of the desk over to another person, or to the walk-in, all or none; with `preview` it only answers what the
 * sale would be (docs/product.md#front-desk). Throws the refusals of an add.
 */
export const moveSale = operation(moveSaleEndpoint, async ({ body }, context) => {
  const { db, caller } = context;
  const { fromUserId, toUserId, preview } = body;
  if (caller === null) throw new DomainError('unauthenticated');
  if (fromUserId === toUserId) throw invalid({ to_user_id: ['Must be somebody else'] });
  for (const userId of [fromUserId, toUserId]) if (userId !== null) await checkMayActFor(context, userId, 'sell');
  const move = async (tx: Tx) => {
    const { count, to } = await moveLines(tx, context, { caller, fromUserId, toUserId });
    const subjectId = String(toUserId ?? caller.userId);
    const details = { fromUserId, toUserId, lines: count };
    await recordAudit(tx, context, { action: 'sale_moved', subjectType: 'user', subjectId, details });
    return readCart({ ...context, actingUserId: toUserId }, tx, to);
  };
  return { data: await (preview ? rehearse(db, move) : transact(db, move)) };
});
