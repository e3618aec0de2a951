import type { Insertable } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { MembershipBenefitsTable } from '#backend/db/tables/activities.ts';
import { makePricingOption } from './make-activity.ts';
import type { MadeVenue } from './make-venue.ts';

interface Owner {
  venue: MadeVenue;
  userId: number;
}

/** An active membership. Returns the id of its type, for prices and benefits. */
export async function makeMembership(db: Db, { venue, userId }: Owner): Promise<string> {
  const type = await db
    .insertInto('membershipTypes')
    .values({ name: 'Swim and gym', price: 3200 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const membership = await db
    .insertInto('memberships')
    .values({ membershipTypeId: type.id, userId, homeVenueId: venue.id, status: 'active', startsOn: '2026-01-01' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('membershipUsers').values({ membershipId: membership.id, userId }).execute();
  return type.id;
}

/** The price that members of a type pay for an option, minor units. */
export async function makeMemberPrice(
  db: Db,
  membershipTypeId: string,
  pricingOptionId: string,
  price: number,
): Promise<void> {
  await db.insertInto('membershipPrices').values({ membershipTypeId, pricingOptionId, price }).execute();
}

/** A membership with a benefit: everything free, unless overridden. */
export async function makeBenefit(
  db: Db,
  owner: Owner,
  input: Partial<Insertable<MembershipBenefitsTable>> = {},
): Promise<void> {
  const membershipTypeId = await makeMembership(db, owner);
  await db
    .insertInto('membershipBenefits')
    .values({ membershipTypeId, name: 'Included', discountPercent: 100, ...input })
    .execute();
}

/** A package somebody owns, good for `usages` of one price. Returns its id. */
export async function makeOwnedPackage(
  db: Db,
  { userId, pricingOptionId, usages }: { userId: number; pricingOptionId: string; usages: number },
): Promise<string> {
  const soldAs = await makePricingOption(db, 'package', 5000, 'Ten swims');
  const bundle = await db
    .insertInto('packages')
    .values({ name: 'Ten swims', pricingOptionId: soldAs })
    .returning('id')
    .executeTakeFirstOrThrow();
  const content = await db
    .insertInto('packageContents')
    .values({ packageId: bundle.id, usages })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('packageContentOptions').values({ contentId: content.id, pricingOptionId }).execute();
  const owned = await db
    .insertInto('ownedPackages')
    .values({ userId, packageId: bundle.id, purchasedAt: new Date('2026-11-01') })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('ownedPackageContents')
    .values({ ownedPackageId: owned.id, contentId: content.id, usagesTotal: usages })
    .execute();
  return owned.id;
}
