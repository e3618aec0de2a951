import type { Db } from '#backend/db/schema.ts';
import type { Billing } from '#contract/customers/billing.ts';

interface Paying {
  transaction: { userId: number | null; returnContext: { kiosk?: boolean } | null };
  billing: Billing;
  /** Who pays; staff pay with the addresses of others. */
  callerId: number | undefined;
  now: Date;
}

/**
 * Remembers the address that customers pay with, also when the bank refuses, for the next time
 * (docs/product.md#checkout). Nothing is remembered at a kiosk, nor in the old style of paying, which does not tell one.
 */
export async function rememberBillingAddress(db: Db, { transaction, billing, callerId, now }: Paying): Promise<void> {
  const { userId, returnContext } = transaction;
  if (userId === null || userId !== callerId || returnContext?.kiosk !== false) return;
  const { firstName, lastName, address1, address2, city, postcode, country } = billing;
  const values = {
    ...{ firstName, lastName, address1, city: city ?? '', postcode, country },
    address2: address2 ?? null,
    updatedAt: now,
  };
  await db
    .insertInto('billingAddresses')
    .values({ userId, ...values })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
    .execute();
}

/** The address that a customer paid with last; null before the first payment. */
export async function readBillingAddress(db: Db, userId: number): Promise<Billing | null> {
  const row = await db
    .selectFrom('billingAddresses')
    .where('userId', '=', userId)
    .select(['firstName', 'lastName', 'address1', 'address2', 'city', 'postcode', 'country'])
    .executeTakeFirst();
  if (row === undefined) return null;
  const { address2, ...rest } = row;
  return { ...rest, ...(address2 !== null && { address2 }) };
}
