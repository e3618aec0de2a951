import type { Dependencies } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import { gatherIds, type GatherWaits } from './gather-ids.ts';

/**
 * The cache tags under which sessions show
 * (docs/product.md#caching): their activity's timetable and that of the activity above it, whatever names times of the
 * venue, and whatever names times of any venue.
 */
async function timetableTags(db: Db, occurrenceIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('occurrences as o')
    .innerJoin('venues as v', 'v.id', 'o.venueId')
    .innerJoin('categories as c', 'c.id', 'o.categoryId')
    .leftJoin('categories as parent', 'parent.id', 'c.parentId')
    .where('o.id', 'in', occurrenceIds)
    .select(['o.bookingType', 'v.slug as venue', 'c.slug as activity', 'parent.slug as above'])
    .distinct()
    .execute();
  const tags = rows.flatMap(({ bookingType, venue, activity, above }) => {
    if (bookingType === 'camps' || bookingType === 'courses') return [`${bookingType}:${venue}`];
    const activities = [activity, ...(above === null ? [] : [above])].map((slug) => `timetable:${venue}:${slug}`);
    return ['timetables', `timetable:${venue}`, ...activities];
  });
  return [...new Set(tags)];
}

type Deps = Pick<Dependencies, 'db' | 'log' | 'services'>;

const defaultWaits: GatherWaits = { gather: 500, again: 5_000 };

/**
 * Creates the function that revalidates the cached timetables of sessions whose places changed. It returns at once and
 * never throws; when the database cannot name the timetables, it retries.
 */
export function createRevalidateTimetables(
  { db, log, services }: Deps,
  waitsMs = defaultWaits,
): (occurrenceIds: Iterable<string>) => void {
  return gatherIds({
    pass: async (ids) => services.revalidate(await timetableTags(db, ids)),
    onFailure: (err) => log.warn({ err, againInMs: waitsMs.again }, 'could not find out which timetables changed'),
    waitsMs,
  });
}
