import { hasEnded, hasStarted } from '#components/booking/model/timetable-now.ts';
import { dayParts, getDayPart, type DayPart } from '#components/booking/model/timetable-parts.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';

export type PartChoice = DayPart | 'all';
export const partChoices = ['all', ...dayParts] as const;

/** Whether what was kept is a part of the day that was chosen; null for none. */
export const isPartChoice = (input: unknown): input is PartChoice | null =>
  input === null || partChoices.some((part) => part === input);

export interface PartOffer {
  part: PartChoice;
  /** What can be looked at in it; it is not offered when all of it is over or there is nothing in it. */
  state: 'open' | 'over' | 'none';
  /** The sessions that are not over. */
  sessions: readonly OccurrenceSummary[];
}

export const inPart = (session: OccurrenceSummary, part: PartChoice): boolean =>
  part === 'all' || getDayPart(session.startsAt) === part;

/** The whole day and its parts, as they are at a time. The whole day is always offered. */
export const partOffers = (sessions: readonly OccurrenceSummary[], at: Date): PartOffer[] =>
  partChoices.map((part) => {
    const all = sessions.filter((session) => inPart(session, part));
    const coming = all.filter((session) => !hasEnded(session, at));
    const isOffered = part === 'all' || coming.length > 0;
    return { part, state: isOffered ? 'open' : all.length > 0 ? 'over' : 'none', sessions: coming };
  });

/** The part in which a day opens: today the first in which something is left to start, otherwise the whole day. */
const openingPart = (offers: readonly PartOffer[], { at, isToday }: { at: Date; isToday: boolean }): PartChoice => {
  const coming = offers.find(({ part, sessions }) => part !== 'all' && sessions.some((one) => !hasStarted(one, at)));
  return (isToday && coming?.part) || 'all';
};

/**
 * The part that is shown: the selected one while it is offered, else the one in which the day opens
 * (docs/product.md#days-of-a-timetable).
 */
export const shownPart = (
  offers: readonly PartOffer[],
  selected: PartChoice | null,
  when: { at: Date; isToday: boolean },
): PartChoice =>
  offers.find(({ part, state }) => part === selected && state === 'open')?.part ?? openingPart(offers, when);
