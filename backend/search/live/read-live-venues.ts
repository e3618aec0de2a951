import { selectActivities } from '#backend/activities/select-activities.ts';
import { groupRows } from '#backend/db/group-rows.ts';
import type { Db } from '#backend/db/schema.ts';
import type { LiveActivity } from './to-live-times.ts';

/** A venue with its root activities, in the operator's order. */
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
function toActivity(root: Row, rows: readonly Row[]): LiveActivity[] {
  const below = rows.filter(({ parentId }) => parentId === root.id);
  const type = root.bookingType ?? below[0]?.bookingType ?? null;
  if (type === null) return [];
  return [{ slug: root.slug, name: root.name, type, categoryIds: [root, ...below].map(({ id }) => id) }];
}

/** The venues of these slugs that offer anything, in the order of the slugs. */
export async function readLiveVenues(db: Db, slugs: readonly string[]): Promise<LiveVenue[]> {
  const rows = await selectRows(db, slugs);
  const byVenue = groupRows(rows, ({ venueSlug }) => venueSlug);
  return [...new Set(slugs)].flatMap((slug): LiveVenue[] => {
    const ofVenue = byVenue.get(slug) ?? [];
    const [first] = ofVenue;
    if (first === undefined) return [];
    const { venueId: id, timezone, currency } = first;
    const roots = ofVenue.filter(({ parentId }) => parentId === null);
    return [{ id, slug, timezone, currency, activities: roots.flatMap((root) => toActivity(root, ofVenue)) }];
  });
}
