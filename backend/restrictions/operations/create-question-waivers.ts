import { findOwnCart } from '#backend/cart/change-cart.ts';
import { recordAgreements } from '#backend/cart/checks/sign-waivers.ts';
import { chooseCart } from '#backend/cart/choose-cart.ts';
import { readItems, type ItemRow } from '#backend/cart/lines/item-rows.ts';
import { lockCart } from '#backend/cart/lock-cart.ts';
import type { Context } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError, notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { readWaivers } from '#backend/restrictions/attendees/read-waivers.ts';
import { checkNewWaivers, type CheckedWaiver, storeWaiver } from '#backend/restrictions/attendees/store-waiver.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { createQuestionWaiversEndpoint, type QuestionWaiver } from '#contract/activities/question-waivers.ts';
import type { RestrictionRef } from '#contract/activities/restrictions.ts';
import { siteZone } from '#contract/rules/site-zone.ts';

interface LockedBasket {
  /** Null at the counter. */
  ownerId: number | null;
  rows: ItemRow[];
}

/** Locks the basket that these lines are in. Throws `not_found` and `payment_in_progress`. */
async function lockLines(context: Context, tx: Tx, lineIds: readonly string[]): Promise<LockedBasket> {
  if (lineIds.length === 0) return { ownerId: chooseCart(context, {}).userId, rows: [] };
  const line = await tx.selectFrom('cartItems').where('id', 'in', lineIds).select('cartId').executeTakeFirst();
  if (line === undefined) throw notFound();
  const found = await findOwnCart({ ...context, db: tx }, line.cartId);
  const cart = await lockCart(tx, found.choice);
  const rows = cart.id === found.id ? await readItems(tx, cart.id) : [];
  if (lineIds.some((id) => rows.every((row) => row.id !== id))) throw notFound();
  return { ownerId: cart.userId, rows };
}

/** The waivers that are agreed to once for all bookings. */
const signedOnce: readonly RestrictionRef['type'][] = ['pre-purchase-waiver', 'post-purchase-waiver'];

/** A waiver that is signed once for all bookings is signed for the person who is acted for. */
async function signForAll(tx: Tx, context: Context, checked: readonly CheckedWaiver[]): Promise<void> {
  const { actingUserId: userId } = context;
  if (userId === null) return;
  const ids = checked.filter(({ waiver }) => signedOnce.includes(waiver.type)).map(({ waiver }) => waiver.id);
  await recordAgreements(
    tx,
    [...new Set(ids)].map((restrictionId) => ({ restrictionId, userId })),
    context,
  );
}

/**
 * Agrees to waivers for those who attend (docs/product.md#waivers). Throws `not_found`, `payment_in_progress` and
 * `validation_failed`.
 */
export const createQuestionWaivers = operation(createQuestionWaiversEndpoint, async ({ body }, context) => {
  const { db, clock, caller } = context;
  if (caller === null) throw new DomainError('unauthenticated');
  const now = clock.now();
  const today = localDate(now, siteZone);
  const lineIds = [...new Set(body.waivers.flatMap(({ cartItemId }) => cartItemId ?? []))];
  const restrictionIds = [...new Set(body.waivers.map(({ restrictionId }) => restrictionId))];
  const data = await transact(db, async (tx) => {
    const { ownerId, rows } = await lockLines(context, tx, lineIds);
    // Nobody's account is there to keep the attendees of the counter.
    if (ownerId === null) throw notFound();
    const waivers = await readWaivers(tx, restrictionIds);
    const checked = checkNewWaivers(body.waivers, { waivers, rows, today });
    const stored: QuestionWaiver[] = [];
    for (const one of checked) {
      stored.push(await storeWaiver(tx, one, { ownerId, agreedByUserId: caller.userId, rows, now }));
    }
    await signForAll(tx, context, checked);
    return stored;
  });
  return { data };
});
