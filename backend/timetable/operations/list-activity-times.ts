import { operation } from '#backend/operation.ts';
import { readDay } from '#backend/timetable/read-day.ts';
import { sum } from '#contract/rules/sum.ts';
import type { BookableAction } from '#contract/timetable/bookable-action.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import {
  listActivityTimesEndpoint,
  listActivityTimesV2Endpoint,
  type ActivityTime,
} from '#contract/timetable/timetable.ts';

const preference: BookableAction['action'][] = [
  'cancel_booking',
  'cancel_reservation',
  'book',
  'leave_waitlist',
  'join_waitlist',
];

/** The most useful action of several sessions: that of an own booking, then a bookable one, then the first refusal. */
function bestAction(sessions: OccurrenceSummary[], first: BookableAction): BookableAction {
  const actions = sessions.map(({ bookableAction }) => bookableAction).filter((action) => action !== null);
  for (const wantedAction of preference) {
    const match = actions.find(({ action }) => action === wantedAction);
    if (match !== undefined) return match;
  }
  return first;
}

function lowestPrice(sessions: OccurrenceSummary[]) {
  const prices = sessions.map((session) => session.price ?? session.priceFrom).filter((price) => price !== null);
  return prices.length === 0 ? null : prices.reduce((least, price) => (price.value < least.value ? price : least));
}

function getTime(compositeKey: string, sessions: OccurrenceSummary[], first: OccurrenceSummary): ActivityTime {
  const noAction: BookableAction = { action: null, message: null, reason: null, bookingId: null, waitlistId: null };
  return {
    compositeKey,
    startsAt: first.startsAt,
    endsAt: first.endsAt,
    duration: first.duration,
    price: lowestPrice(sessions),
    capacity: {
      available: sum(sessions.map(({ capacity }) => capacity.available)),
      consumed: sum(sessions.map(({ capacity }) => capacity.consumed)),
      maximum: sum(sessions.map(({ capacity }) => capacity.maximum)),
    },
    isV2: first.isV2,
    occurrenceIds: sessions.map(({ id }) => id),
    bookableAction: bestAction(sessions, first.bookableAction ?? noAction),
  };
}

/** Groups sessions of one time (all courts at 18:00) into one entry, in the order given. */
export function getTimes(sessions: OccurrenceSummary[]): ActivityTime[] {
  const groups = new Map<string, OccurrenceSummary[]>();
  for (const session of sessions) {
    groups.set(session.compositeKey, [...(groups.get(session.compositeKey) ?? []), session]);
  }
  return [...groups].flatMap(([key, [first, ...rest]]) =>
    first === undefined ? [] : [getTime(key, [first, ...rest], first)],
  );
}

/** The times of a day before the migration date, all courts or lanes of one time together. */
export const listActivityTimes = operation(listActivityTimesEndpoint, async ({ params, query }, context) => {
  const request = { ...params, date: query.date, channel: query.source, isV2: false };
  return { data: getTimes((await readDay(context, request)).sessions) };
});

/** The times of a day from the migration date on. */
export const listActivityTimesV2 = operation(listActivityTimesV2Endpoint, async ({ params, query }, context) => {
  const request = { ...params, date: query.date, channel: query.source, isV2: true };
  return { data: getTimes((await readDay(context, request)).sessions) };
});
