import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';

const getTime = ({ startsAt, endsAt }: OccurrenceSummary): string => `${startsAt.utc}/${endsAt.utc}`;

/** Whether two courts are played on from the same time, for as long. */
export const sameTime = (one: OccurrenceSummary, other: OccurrenceSummary): boolean => getTime(one) === getTime(other);

const isOwn = ({ bookableAction }: OccurrenceSummary): boolean =>
  bookableAction?.action === 'cancel_booking' ||
  bookableAction?.action === 'cancel_reservation' ||
  bookableAction?.reason === 'already_booked';

const isFree = ({ bookableAction }: OccurrenceSummary): boolean => bookableAction?.action === 'book';

/**
 * One line for each time where the venue picks the court: the customer's own court if they have one, else the first
 * free one, else the first; with the places of all courts together.
 */
export const automaticSlots = (slots: readonly OccurrenceSummary[]): OccurrenceSummary[] =>
  [...new Set(slots.map(getTime))].toSorted().flatMap((time) => {
    const together = slots.filter((slot) => getTime(slot) === time);
    const slot = together.find(isOwn) ?? together.find(isFree) ?? together[0];
    if (!slot) return [];
    const sum = (key: 'available' | 'consumed' | 'maximum') =>
      together.reduce((total, { capacity }) => total + capacity[key], 0);
    return [{ ...slot, capacity: { available: sum('available'), consumed: sum('consumed'), maximum: sum('maximum') } }];
  });
