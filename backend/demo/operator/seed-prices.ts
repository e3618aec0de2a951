import type { Tx } from '#backend/db/schema.ts';
import { demoId } from '#backend/demo/identity.ts';
import { demoPrices } from './prices.ts';

/** The price list; prices that a later version added come along on a later day. */
export async function seedPriceList(tx: Tx): Promise<void> {
  await tx
    .insertInto('pricingOptions')
    .values(
      demoPrices.map(({ reference, name, kind, price, taxRate = 0 }) => ({
        id: demoId(`price ${reference}`),
        reference,
        name,
        kind,
        price,
        taxRate,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The price list, and what members pay. */
export async function seedPrices(tx: Tx): Promise<void> {
  const membershipTypeId = demoId('membership type all-round');
  await tx
    .insertInto('membershipTypes')
    .values([
      {
        id: membershipTypeId,
        name: 'All-round',
        description: 'Pool, gym and classes at every centre.',
        joiningFee: 1500,
        price: 3600,
        benefits: ['Gym visits included', 'One free gentle class a week', 'Cheaper swims, courts and classes'],
        position: 1,
      },
      {
        id: demoId('membership type swim'),
        name: 'Swim',
        description: 'Every pool, every day.',
        joiningFee: 1000,
        price: 2400,
        benefits: ['Cheaper swims'],
        position: 2,
      },
      {
        id: demoId('membership type family'),
        name: 'Family',
        description: 'Two adults and their children.',
        joiningFee: 2000,
        price: 6200,
        benefits: ['All of All-round for everybody at one address'],
        position: 3,
      },
    ])
    .execute();
  await seedPriceList(tx);
  const memberPrices = demoPrices.flatMap(({ reference, memberPrice }) =>
    memberPrice === undefined
      ? []
      : [{ pricingOptionId: demoId(`price ${reference}`), membershipTypeId, price: memberPrice }],
  );
  await tx.insertInto('membershipPrices').values(memberPrices).execute();
  await tx
    .insertInto('packages')
    .values({
      id: demoId('package swim-ten'),
      name: 'SWIM10',
      friendlyName: '10-swim package',
      description: 'Ten adult swims at any of our pools, for the price of nine.',
      pricingOptionId: demoId('price SWIM-TEN'),
      expiryValue: 12,
      expiryUnit: 'month',
    })
    .execute();
  const contentId = demoId('package swim-ten content');
  await tx
    .insertInto('packageContents')
    .values({ id: contentId, packageId: demoId('package swim-ten'), usages: 10 })
    .execute();
  await tx
    .insertInto('packageContentOptions')
    .values({ contentId, pricingOptionId: demoId('price SWIM-ADULT') })
    .execute();
}
