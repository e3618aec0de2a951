import { chooseCart, cartColumns, isChosen } from '#backend/cart/choose-cart.ts';
import { readItems } from '#backend/cart/lines/item-rows.ts';
import { chooseAccount } from '#backend/checkout/choose-account.ts';
import type { Context } from '#backend/context.ts';
import { DomainError } from '#backend/failure.ts';
import { operation, type Input } from '#backend/operation.ts';
import { basketPayer, getCardStorage } from '#backend/payments/saved-cards/card-storage.ts';
import { readUsableCards } from '#backend/payments/saved-cards/offer-saved-card.ts';
import { readSavedCards } from '#backend/payments/saved-cards/read-saved-cards.ts';
import { toSavedCard, type SavedCardRow } from '#backend/payments/saved-cards/saved-card.ts';
import { listSavedCardsEndpoint } from '#contract/payments/saved-cards.ts';

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
