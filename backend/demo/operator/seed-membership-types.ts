import type { Tx } from '#backend/db/schema.ts';
import { demoId } from '#backend/demo/identity.ts';

const agreed = { minimumTermMonths: 3, noticeDays: 30, coolingOffDays: 14 };
const everything = ['Gym visits included', 'One free gentle class a week', 'Cheaper swims, courts and classes'];

const types = [
  {
    id: demoId('membership type all-round'),
    name: 'All-round',
    description: 'Pool, gym and classes at every centre.',
    joiningFee: 1500,
    price: 3600,
    benefits: everything,
    notIncluded: ['People of your family'],
    minimumAge: 16,
    position: 1,
  },
  {
    id: demoId('membership type swim'),
    name: 'Swim',
    description: 'Every pool, every day.',
    joiningFee: 1000,
    price: 2400,
    benefits: ['Cheaper swims'],
    notIncluded: ['Gym visits', 'A free gentle class a week', 'People of your family'],
    minimumAge: 8,
    position: 2,
  },
  {
    id: demoId('membership type family'),
    name: 'Family',
    description: 'Two adults and up to four children.',
    joiningFee: 2000,
    price: 6200,
    benefits: ['All of All-round for everybody at one address'],
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
    benefits: everything,
    notIncluded: ['People of your family'],
    minimumAge: 16,
    proofName: 'Proof of your concession',
    proofHelp: 'A student card, or a letter about Universal Credit that is not older than three months.',
    position: 4,
  },
  {
    id: demoId('membership type all-round year'),
    name: 'All-round, a year',
    description: 'Pool, gym and classes at every centre, paid once a year.',
    joiningFee: 0,
    price: 39_600,
    period: 'year' as const,
    benefits: everything,
    notIncluded: ['People of your family'],
    minimumAge: 16,
    position: 5,
  },
];

/** The memberships on sale: the concession only at Riverside, the others everywhere; and the fees that go with them. */
export async function seedMembershipTypes(tx: Tx): Promise<void> {
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
