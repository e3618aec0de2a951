import { DomainError, notFound } from '#backend/failure.ts';
import { paysMembership } from '#backend/mandates/keep-for-mandate.ts';
import { operation } from '#backend/operation.ts';
import { deleteSavedCardEndpoint } from '#contract/payments/saved-cards.ts';

/**
 * Removes a card of the caller at once, and at the provider within minutes (docs/product.md#saved-cards). Throws
 * `not_found`, and `payment_method_in_use` while it pays a membership.
 */
export const deleteSavedCard = operation(deleteSavedCardEndpoint, async ({ params }, { db, clock, caller }) => {
  if (caller === null) throw new DomainError('unauthenticated');
  const card = await db
    .selectFrom('savedCards')
    .where('id', '=', params.id)
    .where('userId', '=', caller.userId)
    .select('id')
    .executeTakeFirst();
  if (card !== undefined && (await paysMembership(db, card.id))) throw new DomainError('payment_method_in_use');
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
