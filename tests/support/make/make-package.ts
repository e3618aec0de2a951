import type { Insertable } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { PackagesTable } from '#backend/db/tables/packages.ts';
import { makePricingOption } from './make-activity.ts';

export interface MadePackage {
  id: string;
  /** By which it is bought. */
  pricingOptionId: string;
}

interface PackageFacts extends Partial<Insertable<PackagesTable>> {
  /** Minor units. */
  price?: number;
  /** Uses, each with the prices they are good for. */
  contents?: { usages: number; covers: string[] }[];
}

/** A package on sale for £50.00, good at every venue for ever unless told otherwise. */
export async function makePackage(
  db: Db,
  { price = 5000, contents = [{ usages: 10, covers: [] }], ...facts }: PackageFacts = {},
): Promise<MadePackage> {
  const name = facts.name ?? 'Ten swims';
  const made = await db
    .insertInto('packages')
    .values({ pricingOptionId: await makePricingOption(db, 'package', price, name), ...facts, name })
    .returning(['id', 'pricingOptionId'])
    .executeTakeFirstOrThrow();
  for (const [position, { usages, covers }] of contents.entries()) {
    const { id: contentId } = await db
      .insertInto('packageContents')
      .values({ packageId: made.id, usages, position })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const pricingOptionId of covers)
      await db.insertInto('packageContentOptions').values({ contentId, pricingOptionId }).execute();
  }
  return made;
}

/** A group of venues. Returns its id. */
export async function makeVenueGroup(db: Db, name: string, venues: readonly { id: string }[]): Promise<string> {
  const { id } = await db.insertInto('venueGroups').values({ name }).returning('id').executeTakeFirstOrThrow();
  for (const venue of venues)
    await db.insertInto('venueGroupMembers').values({ venueGroupId: id, venueId: venue.id }).execute();
  return id;
}
