import { compareAsc } from 'date-fns/compareAsc';
import { selectActivities } from '#backend/activities/select-activities.ts';
import { groupRows } from '#backend/db/group-rows.ts';
import type { Db } from '#backend/db/schema.ts';
import { operation } from '#backend/operation.ts';
import { findLive, type LiveRow } from '#backend/search/live/find-live.ts';
import { moment } from '#backend/serialize/instant.ts';
import { moneyOrNull } from '#backend/serialize/money.ts';
import { getCapacity } from '#backend/timetable/capacity.ts';
import { selectOccurrences, type OccurrenceRow } from '#backend/timetable/occurrence-row.ts';
import { activityTypes, type TimetabledType } from '#backend/venues/activity-types.ts';
import { listLiveTimesEndpoint, type LiveTimes } from '#contract/timetable/search.ts';

/** An activity of a venue with the categories that its sessions are in: its own and those below it. */
interface LiveActivity {
  slug: string;
  name: string;
  type: TimetabledType;
  categoryIds: readonly string[];
}

interface Facts {
  /** The rows of the activity's categories. */
  rows: readonly LiveRow[];
  /** The next session of each row by its id. */
  sessions: ReadonlyMap<string, OccurrenceRow>;
  timezone: string;
  currency: string;
}

interface Next {
  session: OccurrenceRow;
  freeCourts: number | null;
}

function firstNext({ rows, sessions }: Facts): Next | undefined {
  const starts = rows.flatMap(({ nextId, freeCourts }): Next[] => {
    const session = nextId === null ? undefined : sessions.get(nextId);
    return session === undefined ? [] : [{ session, freeCourts }];
  });
  const [first] = starts.toSorted((one, other) => compareAsc(one.session.startsAt, other.session.startsAt));
  return first;
}

function getPrice({ price, pricingOptionId, cheapestTicket, bookingType }: OccurrenceRow): number | null {
  if (bookingType === 'ticketed') return cheapestTicket;
  return pricingOptionId === null ? null : price;
}

/** The lowest price of what is free today, else of the next session, and the session that costs it, of tickets one that has it. */
function findLowest(
  rows: readonly LiveRow[],
  next: OccurrenceRow | undefined,
): { lowest: number | null; sessionId: string | null } {
  const prices = rows.flatMap(({ lowest }) => lowest ?? []);
  if (prices.length > 0) {
    const lowest = Math.min(...prices);
    return { lowest, sessionId: rows.find((row) => row.lowest === lowest && row.lowestId !== null)?.lowestId ?? null };
  }
  const lowest = next === undefined ? null : getPrice(next);
  return { lowest, sessionId: lowest === null ? null : (next?.id ?? null) };
}

/** What a card says of an activity: the next start, how much is free today and from what price. */
function toLiveTimes({ slug, name, type }: LiveActivity, facts: Facts): LiveTimes {
  const { rows, timezone, currency } = facts;
  const next = firstNext(facts);
  const freeToday = rows.reduce((sum, { free }) => sum + free, 0);
  const { lowest, sessionId } = findLowest(rows, next?.session);
  return {
    slug,
    name,
    v2Type: activityTypes(type).v2Type,
    freeToday,
    priceFrom: moneyOrNull(lowest, currency),
    priceFromSession: sessionId,
    next:
      next === undefined
        ? null
        : {
            startsAt: moment(next.session.startsAt, timezone),
            templateName: next.session.templateName,
            available: next.freeCourts ?? getCapacity(next.session, 'online').available,
          },
  };
}

/** A venue with the activities that are asked for, in the operator's order. */
interface LiveVenue {
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
async function readLiveVenues(db: Db, slugs: readonly string[], below?: string): Promise<LiveVenue[]> {
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
