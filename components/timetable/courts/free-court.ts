import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';

/** Whether somebody else has a court; not one that is booked by oneself, or closed to this person for another reason. */
export const isTaken = ({ bookableAction, capacity }: OccurrenceSummary): boolean =>
  !bookableAction?.action && capacity.available <= 0 && (bookableAction?.reason ?? 'full') === 'full';

/** A court that is free at the same time as one, for as long; undefined without any. */
export const freeCourt = (
  court: OccurrenceSummary,
  slots: readonly OccurrenceSummary[],
): OccurrenceSummary | undefined =>
  slots.find(
    ({ startsAt, duration, bookableAction }) =>
      startsAt.utc === court.startsAt.utc && duration === court.duration && bookableAction?.action === 'book',
  );
