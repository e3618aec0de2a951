import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { Channel } from '#contract/primitives.ts';

interface SoldAt {
  venueId: string;
  source: Channel;
}

/** The ids of the packages of a venue, of its groups and of the whole operator; each kind by its own index. */
const usableAt = (db: Db, venueId: string) =>
  db
    .selectFrom('packages')
    .where('venueId', '=', venueId)
    .select('id')
    .unionAll(
      db
        .selectFrom('venueGroupMembers as g')
        .innerJoin('packages as ofGroup', 'ofGroup.venueGroupId', 'g.venueGroupId')
        .where('g.venueId', '=', venueId)
        .select('ofGroup.id'),
    )
    .unionAll(db.selectFrom('packages').where('venueId', 'is', null).where('venueGroupId', 'is', null).select('id'));

/** The packages that a channel sells and that can be used at a venue, without order. */
export function selectPackages(db: Db, { venueId, source }: SoldAt) {
  return db
    .selectFrom('packages as k')
    .innerJoin('pricingOptions as p', 'p.id', 'k.pricingOptionId')
    .where('p.isSold', '=', true)
    .where(source === 'online' ? 'k.isSoldOnline' : 'k.isSoldFoh', '=', true)
    .where('k.id', 'in', usableAt(db, venueId));
}

/** The name of a package that people see; `k` is the package. */
export const shownName = sql<string>`coalesce(k.friendly_name, k.name)`;
