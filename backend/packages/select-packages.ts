import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { Channel } from '#contract/primitives.ts';

interface SoldAt {
  venueId: string;
  source: Channel;
}

/** The packages that a channel sells and that can be used at a venue, without order. */
export function selectPackages(db: Db, { venueId, source }: SoldAt) {
  return db
    .selectFrom('packages as k')
    .innerJoin('pricingOptions as p', 'p.id', 'k.pricingOptionId')
    .where('p.isSold', '=', true)
    .where(source === 'online' ? 'k.isSoldOnline' : 'k.isSoldFoh', '=', true)
    .where((where) =>
      where.or([
        where.and([where('k.venueId', 'is', null), where('k.venueGroupId', 'is', null)]),
        where('k.venueId', '=', venueId),
        where.exists(
          where
            .selectFrom('venueGroupMembers as g')
            .whereRef('g.venueGroupId', '=', 'k.venueGroupId')
            .where('g.venueId', '=', venueId),
        ),
      ]),
    );
}

/** The name of a package that people see; `k` is the package. */
export const shownName = sql<string>`coalesce(k.friendly_name, k.name)`;
