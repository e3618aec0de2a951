import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { VenuesTable } from '#backend/db/tables/venues.ts';

export interface MadeVenue {
  id: string;
  slug: string;
}

/** A venue whose sessions have all moved to v2, unless told otherwise. */
export async function makeVenue(db: Db, input: Partial<Insertable<VenuesTable>> = {}): Promise<MadeVenue> {
  return db
    .insertInto('venues')
    .values({ name: 'Riverside', slug: `venue-${randomUUID()}`, activitiesV2MigrationDate: '2020-01-01', ...input })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow();
}

/** A hall, court or pool of a venue. */
export async function makeLocation(db: Db, venue: MadeVenue, name = 'Court 1'): Promise<string> {
  const { id } = await db
    .insertInto('locations')
    .values({ venueId: venue.id, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
