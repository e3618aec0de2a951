import type { OccurrenceSummary } from '#contract/occurrences.ts';

/** This court while something can be done with it, else one that is free at the same time for as long, else itself. */
export function freeCourt(court: OccurrenceSummary, slots: readonly OccurrenceSummary[]): OccurrenceSummary {
  if (court.bookableAction?.action) return court;
  const isInstead = ({ startsAt, duration, bookableAction }: OccurrenceSummary) =>
    startsAt.utc === court.startsAt.utc && duration === court.duration && bookableAction?.action === 'book';
  return slots.find(isInstead) ?? court;
}
