import type { Tx } from '#backend/db/schema.ts';
import { demoId } from '#backend/demo/identity.ts';
import { demoPrices } from './prices.ts';
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
  await tx.updateTable('membershipTypes').set({ minimumTermMonths: 3, noticeDays: 30 }).execute();
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
  const memberPrices = demoPrices.flatMap(({ reference, memberPrice }) =>
    memberPrice === undefined
      ? []
      : [{ pricingOptionId: demoId(`price ${reference}`), membershipTypeId, price: memberPrice }],
  );
  await tx.insertInto('membershipPrices').values(memberPrices).execute();
  await seedPackages(tx);
}
