import { transact } from '#backend/db/connection/transact.ts';
import { DomainError, notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { readSavedCards } from '#backend/payments/saved-cards/read-saved-cards.ts';
import { toSavedCard } from '#backend/payments/saved-cards/saved-card.ts';
import { setDefaultCardEndpoint } from '#contract/payments/saved-cards.ts';

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
