import type { Context } from '#backend/context.ts';
import { selectOccurrences } from '#backend/timetable/occurrence-row.ts';
import { getSummaryContext } from '#backend/timetable/read-day.ts';
import { getScope, getV2From } from '#backend/timetable/scope.ts';
import { getSummary } from '#backend/timetable/summary.ts';
import type { Point } from '#backend/venues/locate-postcode.ts';
import { selectVenues, toVenue } from '#backend/venues/venue-row.ts';
import type { SearchHit, SearchVenue } from '#contract/timetable/search.ts';
import type { Venue } from '#contract/venues/venues.ts';
import type { FoundHit } from './find-hits.ts';

function toSearchVenue(venue: Venue): SearchVenue {
  const { venueId, name, slug, town, postcode, coordinates, timezone, facilities, distanceMiles } = venue;
  return { venueId, name, slug, town, postcode, coordinates, timezone, facilities, distanceMiles };
}

/** The sessions of these hits with the columns that name their venue and category. */
function selectSessions(context: Context, ids: readonly string[]) {
  return selectOccurrences(context.db, context.clock.now())
    .where('o.id', 'in', ids)
    .innerJoin('venues as v', 'v.id', 'o.venueId')
    .innerJoin('operators', (join) => join.onTrue())
    .innerJoin('categories as c', 'c.id', 'o.categoryId')
    .select(['v.name as venueName', 'v.slug as venueSlug', 'v.timezone'])
    .select(['v.activitiesV2Enabled', 'v.activitiesV2MigrationDate'])
    .select(['operators.currency', 'c.slug as categorySlug', 'c.name as categoryName']);
}

/** The hits as the caller sees them, in their order; one whose session is gone since is left out. */
export async function readHits(
  context: Context,
  found: readonly FoundHit[],
  from: Point | undefined,
): Promise<SearchHit[]> {
  if (found.length === 0) return [];
  const { db } = context;
  const rows = await selectSessions(
    context,
    found.map(({ id }) => id),
  ).execute();
  const [first] = rows;
  if (first === undefined) return [];
  const venueIds = [...new Set(rows.map(({ venueId }) => venueId))];
  const [venueRows, personal] = await Promise.all([
    selectVenues(db, from).where('v.id', 'in', venueIds).execute(),
    getSummaryContext(context, getScope(first, getV2From(first)), rows, 'online'),
  ]);
  const venues = new Map(venueRows.map((row) => [row.id, toSearchVenue(toVenue(row))]));
  const sessions = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ id, freeCourts, venueHits }): SearchHit[] => {
    const row = sessions.get(id);
    const venue = row && venues.get(row.venueId);
    if (row === undefined || venue === undefined) return [];
    const occurrence = getSummary(row, { ...personal, scope: getScope(row, getV2From(row)) });
    return [{ venue, occurrence, priceFrom: occurrence.price ?? occurrence.priceFrom, freeCourts, venueHits }];
  });
}
