import type { Db } from '#backend/db/schema.ts';
import type { Billing } from '#contract/payments/payments.ts';

/** The customer's own name and address as a start for the card form; null when the address is not known. */
export async function billingDefaults(db: Db, userId: number | null): Promise<Billing | null> {
  const user = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['firstName', 'lastName', 'address1', 'address2', 'town', 'postcode', 'country'])
    .executeTakeFirst();
  if (!user?.address1 || !user.postcode) return null;
  const { firstName, lastName, address1, address2, town, postcode, country } = user;
  return {
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    address1,
    ...(address2 && { address2 }),
    ...(town && { city: town }),
    postcode,
    country: country?.length === 2 ? country : 'GB',
  };
}
