import type { Context } from '#backend/context.ts';
import { bySlugOrId } from '#backend/db/by-slug-or-id.ts';
import { invalid, notFound } from '#backend/failure.ts';

export interface DeskVenue {
  id: string;
  name: string;
  slug: string;
  timezone: string;
}

/**
 * The venue of a desk by slug or id, without one the home venue of the caller. Throws `not_found`, and
 * `validation_failed` where neither is known.
 */
export async function findDeskVenue(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  named?: string,
): Promise<DeskVenue> {
  const venues = db.selectFrom('venues as v').select(['v.id', 'v.name', 'v.slug', 'v.timezone']);
  const chosen =
    named === undefined
      ? venues.innerJoin('users as u', 'u.homeVenueId', 'v.id').where('u.id', '=', caller?.userId ?? 0)
      : venues.where(bySlugOrId('v', named));
  const venue = await chosen.executeTakeFirst();
  if (venue !== undefined) return venue;
  throw named === undefined ? invalid({ venue: ['Required'] }) : notFound();
}
