import { chooseCart, cartColumns, isChosen } from '#backend/cart/choose-cart.ts';
import { readItems } from '#backend/cart/lines/item-rows.ts';
import type { Context } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { DomainError, notFound } from '#backend/failure.ts';
import { isCardNeeded } from '#backend/mandates/end-mandates.ts';
import {
  readSavedCards,
  basketPayer,
  getCardStorage,
  toSavedCard,
  type SavedCardRow,
} from '#backend/mandates/saved-card.ts';
import { operation, type Input } from '#backend/operation.ts';
import { chooseAccount } from '#backend/payments/choose-account.ts';
import { readUsableCards } from '#backend/payments/saved-cards/choose-card.ts';
import {
  listSavedCardsEndpoint,
  deleteSavedCardEndpoint,
  setDefaultCardEndpoint,
} from '#contract/payments/saved-cards.ts';

/** Makes a card of the caller the one that is offered first (docs/product.md#saved-cards). Throws `not_found`. */
export const setDefaultCard = operation(setDefaultCardEndpoint, async ({ params }, { db, caller }) => {
  if (caller === null) throw new DomainError('unauthenticated');
  const { userId } = caller;
  return transact(db, async (tx) => {
    // Two requests at once wait for each other here, so that one card is the default afterwards.
    await tx.selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().execute();
    const cards = tx.updateTable('savedCards').where('userId', '=', userId).where('deletedAt', 'is', null);
    await cards.set({ isDefault: false }).where('id', '!=', params.cardId).where('isDefault', '=', true).execute();
    const { numUpdatedRows } = await cards.set({ isDefault: true }).where('id', '=', params.cardId).executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound();
    return { data: (await readSavedCards(tx, userId)).map(toSavedCard) };
  });
});

/**
 * Removes a card of the caller at once, and at the provider within minutes (docs/product.md#saved-cards). Throws
 * `not_found`, and `payment_method_in_use` while it pays a membership or a charge is open.
 */
export const deleteSavedCard = operation(deleteSavedCardEndpoint, async ({ params }, { db, clock, caller }) => {
  if (caller === null) throw new DomainError('unauthenticated');
  const card = await db
    .selectFrom('savedCards')
    .where('id', '=', params.id)
    .where('userId', '=', caller.userId)
    .select('id')
    .executeTakeFirst();
  if (card !== undefined && (await isCardNeeded(db, card.id))) throw new DomainError('payment_method_in_use');
  const { numUpdatedRows } = await db
    .updateTable('savedCards')
    .set({ deletedAt: clock.now() })
    .where('id', '=', params.id)
    .where('userId', '=', caller.userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
  return { data: null };
});

/** The cards that can pay for the open basket of this channel. */
async function forBasket(
  context: Context,
  query: Input<typeof listSavedCardsEndpoint>['query'],
): Promise<SavedCardRow[]> {
  const { db } = context;
  const choice = chooseCart(context, query);
  const cart = await db.selectFrom('carts').where(isChosen(choice)).select(cartColumns).executeTakeFirst();
  const rows = cart === undefined ? [] : await readItems(db, cart.id);
  if (rows.length === 0) return [];
  const { id: accountId } = await chooseAccount(db, { rows }, choice.channel);
  const payer = basketPayer(choice, accountId);
  return (await getCardStorage(context, db, payer)) === 'off' ? [] : readUsableCards(context, payer);
}

/** The caller's saved cards, the default one first, then the newest; with `source` those that can pay for the basket (docs/product.md#saved-cards). */
export const listSavedCards = operation(listSavedCardsEndpoint, async ({ query }, context) => {
  if (context.caller === null) throw new DomainError('unauthenticated');
  const isForBasket = query.source !== undefined || query.cartSource !== undefined;
  const cards = isForBasket ? await forBasket(context, query) : await readSavedCards(context.db, context.caller.userId);
  return { data: cards.map(toSavedCard) };
});
