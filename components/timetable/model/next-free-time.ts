import { hasStarted } from '#components/booking/model/timetable-now.ts';
import type { BookableReason } from '#contract/timetable/bookable-action.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { inPart, partChoices, type PartChoice } from './day-part-choice.ts';
import { sortByStart } from './timetable-sort.ts';

/** A time that can be booked, as one line says it. */
export type FreeTime = Pick<
  OccurrenceSummary,
  'id' | 'startsAt' | 'templateName' | 'locationName' | 'friendlyLocationName' | 'price' | 'priceFrom' | 'capacity'
>;

const isFree = ({ bookableAction }: OccurrenceSummary): boolean => bookableAction?.action === 'book';

/** Whether nothing can be booked any more in the last part of a day, so that what is next is on another day. */
export const endsTaken = (sessions: readonly OccurrenceSummary[]): boolean => {
  const last = partChoices.findLast((part) => part !== 'all' && sessions.some((session) => inPart(session, part)));
  return last === undefined || !sessions.some((session) => inPart(session, last) && isFree(session));
};

export interface FreeTimeSearch {
  /** The sessions of the day. */
  sessions: readonly OccurrenceSummary[];
  part: PartChoice;
  now: Date;
  /** The first time that can be booked on another day. */
  later: FreeTime | undefined;
}

/**
 * The next time that can be booked from the shown part of the day on, on this day or a later one; where nothing follows,
 * the first of the day; undefined without any.
 */
export const nextFreeTime = ({ sessions, part, now, later }: FreeTimeSearch): FreeTime | undefined => {
  const free = sortByStart(sessions.filter((session) => isFree(session) && !hasStarted(session, now)));
  const from = partChoices.slice(Math.max(partChoices.indexOf(part), 1));
  return free.find((session) => from.some((one) => inPart(session, one))) ?? later ?? free[0];
};

/** Refusals that are of this person, where the session itself has places. */
const ofPerson: readonly (BookableReason | null | undefined)[] = ['restriction_unmet', 'barred', 'age', 'busy'];

export interface HeldBack {
  /** The first of the day that this person cannot book although it has places. */
  session: OccurrenceSummary;
  /** The same keeps them from every other day. */
  isLasting: boolean;
}

/** What keeps a person from a day that has places, none of which they can book; null otherwise. */
export const heldBack = (sessions: readonly OccurrenceSummary[], now: Date): HeldBack | null => {
  const coming = sortByStart(sessions.filter((session) => session.capacity.available > 0 && !hasStarted(session, now)));
  if (coming.some(isFree)) return null;
  const reasons = coming.filter(({ bookableAction }) => ofPerson.includes(bookableAction?.reason));
  const lasting = reasons.find(({ bookableAction }) => bookableAction?.reason === 'restriction_unmet');
  const session = lasting ?? reasons[0];
  return session === undefined ? null : { session, isLasting: lasting !== undefined };
};
