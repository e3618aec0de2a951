import type { Tx } from '#backend/db/schema.ts';
import { demoId } from '#backend/demo/identity.ts';
import { demoPrices } from './prices.ts';
import { seedPackages } from './seed-packages.ts';

const swimTypeId = demoId('membership type swim');
const agreed = { minimumTermMonths: 3, noticeDays: 30, coolingOffDays: 14 };

const types = [
  {
    id: demoId('membership type all-round'),
    name: 'All-round',
    description: 'The gym free, and pool, courts and classes for less, at every centre.',
    joiningFee: 1500,
    price: 3600,
    minimumAge: 16,
    position: 1,
  },
  {
    id: swimTypeId,
    name: 'Swim',
    description: 'Every public swim in every pool, every day.',
    joiningFee: 1000,
    price: 2400,
    minimumAge: 8,
    position: 2,
  },
  {
    id: demoId('membership type family'),
    name: 'Family',
    description: 'All-round for two adults and up to four children.',
    joiningFee: 2000,
    price: 6200,
    adults: 2,
    children: 4,
    minimumAge: 18,
    position: 3,
  },
  {
    id: demoId('membership type concession'),
    name: 'Concession',
    description: 'All-round for students, and for people who get Universal Credit.',
    joiningFee: 0,
    price: 2200,
    minimumAge: 16,
    proofName: 'Proof of your concession',
    proofHelp: 'A student card, or a letter about Universal Credit that is not older than three months.',
    position: 4,
  },
  {
    id: demoId('membership type all-round year'),
    name: 'All-round, a year',
    description: 'The gym free, and pool, courts and classes for less, at every centre. Paid once a year.',
    joiningFee: 0,
    price: 39_600,
    period: 'year' as const,
    minimumAge: 16,
    position: 5,
  },
];

/** The memberships on sale: the concession only at Riverside, the others everywhere; and the fees that go with them. */
async function seedMembershipTypes(tx: Tx): Promise<void> {
  for (const type of types) {
    const terms = 'period' in type ? { ...agreed, minimumTermMonths: 12 } : agreed;
    await tx
      .insertInto('membershipTypes')
      .values({ ...terms, ...type })
      .execute();
  }
  await tx
    .insertInto('membershipTypeVenues')
    .values({
      membershipTypeId: demoId('membership type concession'),
      venueId: demoId('venue riverside-leisure-centre'),
    })
    .execute();
  await tx
    .insertInto('membershipFees')
    .values(
      types.map(({ id }) => ({
        id: demoId(`locker of ${id}`),
        membershipTypeId: id,
        name: 'Locker for a year',
        price: 2500,
      })),
    )
    .execute();
}

/** What members pay less: swimmers nothing for swims, the others as the price list says, and a free gentle class a week. */
async function seedMemberPrices(tx: Tx): Promise<void> {
  const allRound = types.filter(({ id }) => id !== swimTypeId);
  await tx
    .insertInto('membershipPrices')
    .values([
      ...demoPrices.flatMap(({ reference, memberPrice: price }) =>
        price === undefined
          ? []
          : allRound.map(({ id }) => ({ pricingOptionId: demoId(`price ${reference}`), membershipTypeId: id, price })),
      ),
      ...['SWIM-ADULT', 'SWIM-JUNIOR', 'SWIM-SENIOR'].map((reference) => ({
        pricingOptionId: demoId(`price ${reference}`),
        membershipTypeId: swimTypeId,
        price: 0,
      })),
    ])
    .execute();
  await tx
    .insertInto('membershipBenefits')
    .values(
      allRound.map(({ id }) => ({
        membershipTypeId: id,
        name: 'One free gentle class a week',
        categoryId: demoId('category gentle-classes'),
        discountPercent: 100,
        usesPerPeriod: 1,
        period: 'week',
      })),
    )
    .execute();
}

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
