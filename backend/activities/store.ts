import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { moneyOrNull } from '#backend/serialize/money.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { activityTypes, type TimetabledType } from '#backend/venues/activity-types.ts';
import type { Activity } from '#contract/activities/activities.ts';
import type { Venue } from '#contract/venues/venues.ts';
import { selectActivities } from './select-activities.ts';

interface ActivityRow {
  id: string;
  slug: string;
  name: string;
  parentId: string | null;
  bookingType: TimetabledType | null;
  description: string | null;
  imageUrl: string | null;
  browseByName: boolean;
  allocationStrategy: 'customer' | 'automatic';
}

/** The coming week of a category: where its sessions are held, and the lowest price of one, free tickets left out, in minor units. */
interface Week {
  places: { id: string; name: string; venueSlug: string }[];
  lowest: number | null;
  currency: string;
}
type Weeks = ReadonlyMap<string, Week>;

function toActivity(row: ActivityRow, isRoot: boolean, type: TimetabledType | null, week: Week | undefined) {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    imageUrl: row.imageUrl,
    isRoot,
    browseByName: row.browseByName,
    allocationStrategy: row.allocationStrategy,
    ...activityTypes(type),
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
  return selectActivities(db)
    .where('a.venueId', '=', venueId)
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

/**
 * Reads a week of sessions by the index on venue, category and date. The rooms come from the copies that sessions carry,
 * because joining thousands of rows of `occurrence_locations` takes longer than everything else.
 */
async function readWeeks(db: Db, { venueId, venueSlug, categoryIds, today }: WeeksAsked): Promise<Weeks> {
  const week = db
    .selectFrom('occurrences as o')
    .where('o.venueId', '=', venueId)
    .where('o.categoryId', 'in', categoryIds)
    .where('o.localDate', '>=', today)
    .where('o.localDate', '<=', sql<string>`${today}::date + 6`)
    .groupBy(['o.categoryId', 'o.locations'])
    .select(['o.categoryId', 'o.locations'])
    .select(({ fn }) =>
      fn
        .min('o.price')
        .filterWhere('o.isSoldIndividually', '=', true)
        .filterWhere('o.bookingType', '<>', 'ticketed')
        .as('lowest'),
    )
    .select(
      sql<string[] | null>`array_agg(distinct o.schedule_id) filter (where o.booking_type = 'ticketed')`.as('ticketed'),
    );
  const rows = await db
    .selectFrom(week.as('w'))
    .innerJoin('operators as op', (join) => join.onTrue())
    .innerJoinLateral(
      sql<{ id: string }>`(select (shown->>'id')::uuid as id from jsonb_array_elements(w.locations) as shown)`.as(
        'used',
      ),
      (join) => join.onTrue(),
    )
    .innerJoin('locations as l', (join) => join.onRef('l.id', '=', 'used.id').on('l.venueId', '=', venueId))
    .innerJoinLateral(
      sql<{ lowest: number | null }>`(
        select min(p.price) as lowest from tickets t join pricing_options p on p.id = t.pricing_option_id
        where t.schedule_id = any(w.ticketed) and p.price > 0)`.as('ticket'),
      (join) => join.onTrue(),
    )
    .groupBy(['w.categoryId', 'l.id', 'op.currency'])
    .orderBy('l.position')
    .orderBy('l.name')
    .select(['w.categoryId', 'l.id', 'l.name', 'op.currency'])
    .select(sql<number | null>`min(least(w.lowest, ticket.lowest))`.as('lowest'))
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
