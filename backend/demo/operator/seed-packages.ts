import type { Tx } from '#backend/db/schema.ts';
import { demoId } from '#backend/demo/identity.ts';

interface DemoPackage {
  /** Of its id. */
  slug: string;
  name: string;
  friendlyName: string;
  description: string;
  /** The price it is sold at. */
  price: string;
  usages: number;
  /** The prices its uses are good for. */
  covers: readonly string[];
  expiry: { value: number; unit: 'day' | 'month' | 'year' };
  /** The only venue where it can be used; every one when absent. */
  venue?: string;
}

/** The packages of the demo operator. */
const demoPackages: readonly DemoPackage[] = [
  {
    slug: 'swim-ten',
    name: 'SWIM10',
    friendlyName: '10-swim package',
    description: 'Ten adult swims at any of our pools, for the price of nine.',
    price: 'SWIM-TEN',
    usages: 10,
    covers: ['SWIM-ADULT'],
    expiry: { value: 12, unit: 'month' },
  },
  {
    slug: 'court-eight',
    name: 'COURT8',
    friendlyName: '8 court hours',
    description: 'Badminton or squash, eight hours to share out as you like.',
    price: 'COURT-EIGHT',
    usages: 8,
    covers: ['BADMINTON-COURT', 'SQUASH-COURT'],
    expiry: { value: 6, unit: 'month' },
    venue: 'riverside-leisure-centre',
  },
  {
    slug: 'class-five',
    name: 'CLASS5',
    friendlyName: '5 classes',
    description: 'Five fitness classes at any of our centres.',
    price: 'CLASS-FIVE',
    usages: 5,
    covers: ['CLASS-STANDARD', 'CLASS-GENTLE'],
    expiry: { value: 3, unit: 'month' },
  },
];

/** The packages on sale; those that a later version added come along on a later day. */
export async function seedPackages(tx: Tx): Promise<void> {
  const packages = demoPackages.map(({ slug, name, friendlyName, description, price, expiry, venue }) => ({
    id: demoId(`package ${slug}`),
    name,
    friendlyName,
    description,
    pricingOptionId: demoId(`price ${price}`),
    expiryValue: expiry.value,
    expiryUnit: expiry.unit,
    venueId: venue === undefined ? null : demoId(`venue ${venue}`),
  }));
  const contents = demoPackages.map(({ slug, usages }) => ({
    id: demoId(`package ${slug} content`),
    packageId: demoId(`package ${slug}`),
    usages,
  }));
  const options = demoPackages.flatMap(({ slug, covers }) =>
    covers.map((reference) => ({
      contentId: demoId(`package ${slug} content`),
      pricingOptionId: demoId(`price ${reference}`),
    })),
  );
  await tx
    .insertInto('packages')
    .values(packages)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('packageContents')
    .values(contents)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('packageContentOptions')
    .values(options)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
