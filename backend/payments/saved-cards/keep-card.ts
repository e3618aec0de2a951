import type { Config } from '#backend/config.ts';
import type { Tx } from '#backend/db/schema.ts';
import { keepForMandate, passOnMandates } from '#backend/mandates/end-mandates.ts';
import { encryptToken } from '#backend/mandates/saved-card.ts';
import type { StoredCard } from '#backend/payments/provider.ts';
import type { PaymentTransaction } from '#backend/payments/records/transitions.ts';

interface Keeping {
  transaction: PaymentTransaction;
  /** The card that the provider has stored; null when it has stored none. */
  card: StoredCard | null;
  /** The payment was not given up before it was approved. */
  isWanted: boolean;
  now: Date;
}

interface SameCard {
  userId: number;
  accountId: string;
  brand: string;
  last4: string;
  expiry: string;
}

/** Removes what was stored of the same card before, and returns it. */
async function giveWay(tx: Tx, { userId, accountId, brand, last4, expiry }: SameCard, now: Date) {
  return tx
    .updateTable('savedCards')
    .set({ deletedAt: now })
    .where('userId', '=', userId)
    .where('accountId', '=', accountId)
    .where('brand', '=', brand)
    .where('last4', '=', last4)
    .where('expiry', '=', expiry)
    .where('deletedAt', 'is', null)
    .returning(['id', 'isDefault'])
    .execute();
}

/**
 * Saves the card of an approved payment for its customer, who asked for it. The same card saved before gives way, and passes on that it is the default one and what it
 * pays. What the provider stored for a payment that was given up is to be removed there.
 */
export async function keepCard(
  tx: Tx,
  { transaction, card, isWanted, now }: Keeping,
  config: Pick<Config, 'appSecret'>,
): Promise<void> {
  const { userId, accountId, saveCard, cartId } = transaction;
  if (!saveCard || card === null || userId === null || cartId === null) return;
  const { token, brand, last4, expiry } = card;
  const kept = { tokenRef: encryptToken(token, config), createdAt: now, deletedAt: isWanted ? null : now };
  const before = isWanted ? await giveWay(tx, { userId, accountId, brand, last4, expiry }, now) : [];
  const values = { ...kept, isDefault: before.some(({ isDefault }) => isDefault) };
  const { id } = await tx
    .insertInto('savedCards')
    .values({ userId, accountId, brand, last4, expiry, ...values })
    // Two payments at once may save the same card.
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'accountId', 'brand', 'last4', 'expiry'])
        .where('deletedAt', 'is', null)
        .doUpdateSet(values),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!isWanted) return;
  await passOnMandates(
    tx,
    before.map((card) => card.id),
    id,
  );
  await keepForMandate(tx, cartId, id);
}
