import type { Db } from '#backend/db/schema.ts';
import type { SavedCardRow } from './saved-card.ts';

/** The saved cards of a customer, the default one first, then the newest; those that have expired, too. */
export function readSavedCards(db: Db, userId: number): Promise<SavedCardRow[]> {
  return db
    .selectFrom('savedCards as card')
    .innerJoin('paymentAccounts as account', 'account.id', 'card.accountId')
    .where('card.userId', '=', userId)
    .where('card.deletedAt', 'is', null)
    .orderBy('card.isDefault', 'desc')
    .orderBy('card.createdAt', 'desc')
    .orderBy('card.id')
    .select([
      'card.id',
      'account.kind',
      'card.accountId',
      'card.tokenRef',
      'card.brand',
      'card.last4',
      'card.expiry',
      'card.goodUntil',
      'card.isDefault',
    ])
    .execute();
}
