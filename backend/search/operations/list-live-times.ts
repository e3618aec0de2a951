import { operation } from '#backend/operation.ts';
import { findLive } from '#backend/search/live/find-live.ts';
import { readLiveVenues } from '#backend/search/live/read-live-venues.ts';
import { toLiveTimes } from '#backend/search/live/to-live-times.ts';
import { selectOccurrences, type OccurrenceRow } from '#backend/timetable/occurrence-row.ts';
import { listLiveTimesEndpoint } from '#contract/timetable/search.ts';

/** What cards say of these venues now (docs/product.md#live-times); a venue that offers nothing is left out. */
export const listLiveTimes = operation(listLiveTimesEndpoint, async ({ query }, { db, clock }) => {
  const now = clock.now();
  const [venues, rows] = await Promise.all([
    readLiveVenues(db, query.venue, query.below),
    findLive(db, query.venue, now),
  ]);
  const ids = rows.flatMap(({ nextId }) => nextId ?? []);
  const next = ids.length === 0 ? [] : await selectOccurrences(db, now).where('o.id', 'in', ids).execute();
  const sessions = new Map(next.map((row): [string, OccurrenceRow] => [row.id, row]));
  const data = venues.map(({ id, slug, timezone, currency, activities }) => ({
    venueId: id,
    slug,
    activities: activities.map((activity) => {
      const ofActivity = rows.filter(
        ({ venueId, categoryId }) => venueId === id && activity.categoryIds.includes(categoryId),
      );
      return toLiveTimes(activity, { rows: ofActivity, sessions, timezone, currency });
    }),
  }));
  return { data };
});
