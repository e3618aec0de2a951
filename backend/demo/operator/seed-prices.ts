import type { Tx } from '#backend/db/schema.ts';
import { demoId } from '#backend/demo/identity.ts';
import { demoPrices } from './prices.ts';
import { seedMemberPrices, seedMembershipTypes } from './seed-membership-types.ts';
import { seedPackages } from './seed-packages.ts';

/** The price list; prices that a later version added come along on a later day. */
export async function seedPriceList(tx: Tx): Promise<void> {
  await tx
    .insertInto('pricingOptions')
    .values(
      demoPrices.map(({ reference, name, kind, price, taxRate = 0, validDays = null }) => ({
        id: demoId(`price ${reference}`),
        reference,
        name,
        kind,
        price,
        taxRate,
        validDays,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The price list, what members pay, and the packages. */
export async function seedPrices(tx: Tx): Promise<void> {
  const membershipTypeId = demoId('membership type all-round');
  await seedMembershipTypes(tx);
  await tx
    .insertInto('membershipTypeChanges')
    .values([
      {
        fromMembershipTypeId: membershipTypeId,
        toMembershipTypeId: demoId('membership type family'),
        summary: 'All-round for the whole family',
      },
      {
        fromMembershipTypeId: membershipTypeId,
        toMembershipTypeId: demoId('membership type swim'),
        summary: 'Pools only, without gym and classes',
      },
    ])
    .execute();
  await seedPriceList(tx);
  await seedMemberPrices(tx);
  await seedPackages(tx);
}
