import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { instant } from '#backend/serialize/instant.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import type { Category, CategoryRef } from '#contract/activities/categories.ts';
import type { Venue } from '#contract/venues/venues.ts';

interface CategoryRow extends CategoryRef {
  parentId: string | null;
  createdAt: Date;
}

/** A camp or course that is not over; a course only once its booking has opened. Names `c` as the category. */
function hasSchedule({ venueId, campsAndCoursesBookingEnabled }: Venue, now: Date) {
  return sql<boolean>`(${campsAndCoursesBookingEnabled} and (
    select true from schedules s
    where s.venue_id = ${venueId} and s.category_id = c.id and s.booking_type in ('camps', 'courses') and s.is_active
      and s.ends_at > ${now}
      and (s.booking_type = 'camps' or s.first_bookable_at is null or s.first_bookable_at <= ${now})
    limit 1))`;
}

/**
 * A session to come of anything else. `limit 1` instead of `exists`, which PostgreSQL would turn into reading all
 * sessions to come of the venue.
 */
function hasSession({ venueId, timezone }: Venue, now: Date) {
  return sql<boolean>`(
    select true from occurrences o
    where o.venue_id = ${venueId} and o.category_id = c.id and o.local_date >= ${localDate(now, timezone)}
      and o.starts_at > ${now} and o.is_on_sale and o.booking_type not in ('camps', 'courses')
    limit 1)`;
}

function toCategoryRef({ id, name, slug, bookingType }: CategoryRow): CategoryRef {
  return { id, name, slug, bookingType };
}

/**
 * Every category with something bookable at the venue, by name: with its bookable children, and groups that have such
 * children. Of one booking type if asked.
 */
export async function readBookableCategories(
  db: Db,
  venue: Venue,
  bookingType: CategoryRef['bookingType'] | undefined,
  now: Date,
): Promise<Category[]> {
  let bookable = db
    .selectFrom('categories as c')
    .where((where) => where.or([hasSchedule(venue, now), hasSession(venue, now)]))
    .select('c.id');
  if (bookingType !== undefined) bookable = bookable.where('c.bookingType', '=', bookingType);
  const ids = new Set((await bookable.execute()).map(({ id }) => id));
  if (ids.size === 0) return [];
  const rows: CategoryRow[] = await db
    .selectFrom('categories')
    .orderBy('name')
    .orderBy('id')
    .select(['id', 'name', 'slug', 'bookingType', 'parentId', 'createdAt'])
    .execute();
  return rows.flatMap((row): Category[] => {
    const children = rows.filter(({ id, parentId }) => parentId === row.id && ids.has(id)).map(toCategoryRef);
    if (!ids.has(row.id) && children.length === 0) return [];
    const parent = rows.find(({ id }) => id === row.parentId);
    return [
      {
        ...toCategoryRef(row),
        children,
        parent: parent === undefined ? null : { id: parent.id, name: parent.name, slug: parent.slug },
        inUse: null,
        createdAt: instant(row.createdAt),
      },
    ];
  });
}
