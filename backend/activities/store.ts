import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { moneyOrNull } from '#backend/serialize/money.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import type { Activity } from '#contract/activities.ts';
import type { BookingType } from '#contract/primitives.ts';
import type { Venue } from '#contract/venues.ts';

interface ActivityRow {
  id: string;
  slug: string;
  name: string;
  parentId: string | null;
  bookingType: BookingType | null;
  description: string | null;
  imageUrl: string | null;
  browseByName: boolean;
  allocationStrategy: 'customer' | 'automatic';
}

/** The coming week of a category: where its sessions are held, and the lowest price of one, in minor units. */
interface Week {
  places: { id: string; name: string; venueSlug: string }[];
  lowest: number | null;
  currency: string;
}
type Weeks = ReadonlyMap<string, Week>;

const types = {
  ticketed: { v1Type: 'fast_ticket_templates', v2Type: 'ticketed' },
  resources: { v1Type: 'ad_hoc_templates', v2Type: 'resources' },
  classes: { v1Type: 'class_templates', v2Type: 'classes' },
} as const;

function isTimetabled(type: BookingType | null): type is keyof typeof types {
  return type !== null && type in types;
}

function toActivity(row: ActivityRow, isRoot: boolean, type: BookingType | null, week: Week | undefined) {
  const shape = isTimetabled(type) ? types[type] : { v1Type: null, v2Type: null };
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    imageUrl: row.imageUrl,
    isRoot,
    browseByName: row.browseByName,
    allocationStrategy: row.allocationStrategy,
    ...shape,
    locations: week?.places ?? [],
    priceFrom: week === undefined ? null : moneyOrNull(week.lowest, week.currency),
  };
}

/** A group has the type of its first sub-activity, and the lowest price of all. */
function withChildren(root: ActivityRow, rows: ActivityRow[], weeks: Weeks): Activity {
  const children = rows.filter((row) => row.parentId === root.id);
  const type = root.bookingType ?? children[0]?.bookingType ?? null;
  const childActivities = children.map((child) => ({
    ...toActivity(child, false, child.bookingType, weeks.get(child.id)),
    children: [],
  }));
  const rootActivity = toActivity(root, true, type, weeks.get(root.id));
  const prices = [rootActivity, ...childActivities].flatMap(({ priceFrom }) => priceFrom ?? []);
  const [priceFrom = null] = prices.toSorted((one, other) => one.value - other.value);
  return { ...rootActivity, priceFrom, children: childActivities };
}

async function readRows(db: Db, venueId: string): Promise<ActivityRow[]> {
  return db
    .selectFrom('venueActivities as a')
    .innerJoin('categories as c', 'c.id', 'a.categoryId')
    .where('a.venueId', '=', venueId)
    .where((where) =>
      where.or([
        where('c.bookingType', 'is', null),
        where('c.bookingType', 'in', ['ticketed', 'resources', 'classes']),
      ]),
    )
    .orderBy('a.position')
    .orderBy('c.name')
    .select(['c.id', 'c.slug', 'c.name', 'c.parentId', 'c.bookingType'])
    .select(['a.description', 'a.imageUrl', 'a.browseByName', 'a.allocationStrategy'])
    .execute();
}

interface WeeksAsked {
  venueId: string;
  venueSlug: string;
  categoryIds: string[];
  /** The venue's date; what counts is the week from it. */
  today: string;
}

async function readWeeks(db: Db, { venueId, venueSlug, categoryIds, today }: WeeksAsked): Promise<Weeks> {
  const rows = await db
    .selectFrom('schedules as s')
    .innerJoin('operators as op', (join) => join.onTrue())
    .innerJoin('occurrences as o', 'o.scheduleId', 's.id')
    .innerJoin('occurrenceLocations as ol', 'ol.occurrenceId', 'o.id')
    .innerJoin('locations as l', 'l.id', 'ol.locationId')
    .where('s.venueId', '=', venueId)
    .where('s.categoryId', 'in', categoryIds)
    .where('o.localDate', '>=', today)
    .where('o.localDate', '<=', sql<string>`${today}::date + 6`)
    .groupBy(['s.categoryId', 'l.id', 'l.name', 'l.position', 'op.currency'])
    .orderBy('l.position')
    .orderBy('l.name')
    .select(['s.categoryId', 'l.id', 'l.name', 'op.currency'])
    .select(({ fn }) => fn.min('o.price').filterWhere('o.isSoldIndividually', '=', true).as('lowest'))
    .execute();
  const weeks = new Map<string, Week>();
  for (const { categoryId, id, name, currency, lowest } of rows) {
    const before = weeks.get(categoryId);
    const prices = [before?.lowest ?? null, lowest].filter((price) => price !== null);
    weeks.set(categoryId, {
      places: [...(before?.places ?? []), { id, name, venueSlug }],
      lowest: prices.length === 0 ? null : Math.min(...prices),
      currency,
    });
  }
  return weeks;
}

/** The venue's root activities, with their sub-activities, in the operator's order; groups with nothing in them are left out. */
export async function readActivities(db: Db, venue: Venue, now: Date): Promise<Activity[]> {
  const rows = await readRows(db, venue.venueId);
  if (rows.length === 0) return [];
  const weeks = await readWeeks(db, {
    venueId: venue.venueId,
    venueSlug: venue.slug,
    categoryIds: rows.map(({ id }) => id),
    today: localDate(now, venue.timezone),
  });
  return rows
    .filter((row) => row.parentId === null)
    .map((root) => withChildren(root, rows, weeks))
    .filter((activity) => activity.v2Type !== null);
}
