import { selectActivities } from '#backend/activities/select-activities.ts';
import { groupRows } from '#backend/db/group-rows.ts';
import type { Db } from '#backend/db/schema.ts';
import type { LiveActivity } from './to-live-times.ts';

/** A venue with the activities that are asked for, in the operator's order. */
export interface LiveVenue {
  id: string;
  slug: string;
  timezone: string;
  currency: string;
  activities: LiveActivity[];
}

const selectRows = (db: Db, slugs: readonly string[]) =>
  selectActivities(db)
    .innerJoin('venues as v', 'v.id', 'a.venueId')
    .innerJoin('operators as o', (join) => join.onTrue())
    .where('v.slug', 'in', slugs)
    .select(['v.id as venueId', 'v.slug as venueSlug', 'v.timezone', 'o.currency'])
    .execute();

type Row = Awaited<ReturnType<typeof selectRows>>[number];

/** A group has the type of its first sub-activity; one with nothing in it is left out. */
function toActivity(top: Row, rows: readonly Row[]): LiveActivity[] {
  const below = rows.filter(({ parentId }) => parentId === top.id);
  const type = top.bookingType ?? below[0]?.bookingType ?? null;
  if (type === null) return [];
  return [{ slug: top.slug, name: top.name, type, categoryIds: [top, ...below].map(({ id }) => id) }];
}

/**
 * The venues of these slugs that offer anything, in the order of the slugs, with their root activities or with those
 * below the activity of the slug `below`.
 */
export async function readLiveVenues(db: Db, slugs: readonly string[], below?: string): Promise<LiveVenue[]> {
  const rows = await selectRows(db, slugs);
  const byVenue = groupRows(rows, ({ venueSlug }) => venueSlug);
  return [...new Set(slugs)].flatMap((slug): LiveVenue[] => {
    const ofVenue = byVenue.get(slug) ?? [];
    const [first] = ofVenue;
    if (first === undefined) return [];
    const { venueId: id, timezone, currency } = first;
    const above = below === undefined ? null : ofVenue.find((row) => row.slug === below)?.id;
    const shown = ofVenue.filter(({ parentId }) => parentId === above);
    return [{ id, slug, timezone, currency, activities: shown.flatMap((row) => toActivity(row, ofVenue)) }];
  });
}
