import type { Db } from '#backend/db/schema.ts';
import { makeOwnedPackage } from '#tests/support/make/make-discounts.ts';

interface PaidBooking {
  userId: number;
  bookingId: string;
  pricingOptionId: string;
  quantity: number;
}

/**
 * A package of ten of which five are used, as if it had paid for this booking with `quantity` of them. Returns how to
 * read the uses taken.
 */
export async function payByPackage(
  db: Db,
  { userId, bookingId, pricingOptionId, quantity }: PaidBooking,
): Promise<() => Promise<number>> {
  const ownedPackageId = await makeOwnedPackage(db, { userId, pricingOptionId, usages: 10 });
  const { contentId } = await db
    .updateTable('ownedPackageContents')
    .set({ usagesTaken: 5 })
    .where('ownedPackageId', '=', ownedPackageId)
    .returning('contentId')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('packageUsages')
    .values({ ownedPackageId, contentId, bookingId, quantity, state: 'used' })
    .execute();
  return async () => {
    const { usagesTaken } = await db
      .selectFrom('ownedPackageContents')
      .where('ownedPackageId', '=', ownedPackageId)
      .select('usagesTaken')
      .executeTakeFirstOrThrow();
    return usagesTaken;
  };
}
