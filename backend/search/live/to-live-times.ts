import { compareAsc } from 'date-fns/compareAsc';
import { activityTypes, type TimetabledType } from '#backend/activities/activity-types.ts';
import { moment } from '#backend/serialize/moment.ts';
import { moneyOrNull } from '#backend/serialize/money.ts';
import { getCapacity } from '#backend/timetable/capacity.ts';
import type { OccurrenceRow } from '#backend/timetable/occurrence-row.ts';
import type { LiveTimes } from '#contract/timetable/search.ts';
import type { LiveRow } from './find-live.ts';

/** An activity of a venue with the categories that its sessions are in: its own and those below it. */
export interface LiveActivity {
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

/** What a card says of an activity: the next start, how much is free today and from what price. */
export function toLiveTimes({ slug, name, type }: LiveActivity, facts: Facts): LiveTimes {
  const { rows, timezone, currency } = facts;
  const next = firstNext(facts);
  const freeToday = rows.reduce((sum, { free }) => sum + free, 0);
  const prices = rows.flatMap(({ lowest }) => lowest ?? []);
  const nextPrice = next === undefined ? null : getPrice(next.session);
  const lowest = prices.length > 0 ? Math.min(...prices) : nextPrice;
  return {
    slug,
    name,
    v2Type: activityTypes(type).v2Type,
    freeToday,
    priceFrom: moneyOrNull(lowest, currency),
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
