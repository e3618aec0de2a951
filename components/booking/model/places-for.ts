import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';

/** Places of a session that the person may take: those left, and those that the waitlist holds for them. */
export const placesFor = ({
  capacity,
  bookableAction,
  waitlistOffer,
}: Pick<OccurrenceSummary, 'bookableAction' | 'capacity' | 'waitlistOffer'>): number =>
  capacity.available + (bookableAction?.action === 'book' && waitlistOffer ? (waitlistOffer.places ?? 1) : 0);
