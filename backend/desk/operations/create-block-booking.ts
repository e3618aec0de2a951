import { recordAudit } from '#backend/audit/record-audit.ts';
import { lockCart } from '#backend/cart/lock-cart.ts';
import { readCart } from '#backend/cart/read-cart.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { findBlockLines } from '#backend/desk/blocks/block-lines.ts';
import { holdBlock } from '#backend/desk/blocks/hold-block.ts';
import { selectBlocks, showBlocks } from '#backend/desk/blocks/read-blocks.ts';
import { chooseDeskCart } from '#backend/desk/sale/desk-cart.ts';
import { DomainError, invalid, notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { createBlockBookingEndpoint } from '#contract/desk/block-bookings.ts';

/**
 * Puts places or courts in several sessions into the sale of a group's or club's account, all or none; they are booked by
 * paying for the sale (docs/product.md#block-bookings). Throws the refusals of an add.
 */
export const createBlockBooking = operation(createBlockBookingEndpoint, async ({ body }, context) => {
  const { db, clock, caller } = context;
  const { selectedUserId: userId, name, places } = body;
  if (caller === null) throw new DomainError('unauthenticated');
  if (userId === caller.userId) throw invalid({ selected_user_id: ['Must be a customer'] });
  const occurrenceIds = [...new Set(body.occurrenceIds)];
  const data = await transact(db, async (tx) => {
    const inside = { ...context, db: tx };
    const cart = await lockCart(tx, chooseDeskCart(caller, userId));
    const lines = await findBlockLines(inside, { userId, occurrenceIds, places });
    const venueId = lines[0]?.found.row.venueId;
    if (venueId === undefined) throw notFound();
    const block = { name, userId, venueId, createdBy: caller.userId, createdAt: clock.now() };
    const { id } = await tx.insertInto('blockBookings').values(block).returning('id').executeTakeFirstOrThrow();
    await holdBlock(tx, inside, { id, cart, lines, callerId: caller.userId });
    const details = { sessions: lines.length, places };
    await recordAudit(tx, context, { action: 'block_held', subjectType: 'block_booking', subjectId: id, details });
    const [blockBooking] = await showBlocks(tx, await selectBlocks(tx).where('k.id', '=', id).execute(), clock.now());
    if (blockBooking === undefined) throw notFound();
    return { blockBooking, cart: await readCart(inside, tx, cart) };
  });
  return { data };
});
