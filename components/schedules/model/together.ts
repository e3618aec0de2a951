import type { ScheduleOccurrence } from '#contract/schedules/schedules.ts';
import { isCamp, type AnySchedule } from './schedule.ts';

const noPlaces = { action: null, message: null, reason: 'full', bookingId: null, waitlistId: null } as const;

/** A session for all of them: what the first whom it refuses is told, and full when there are too few places. */
function togetherIn(sessions: readonly ScheduleOccurrence[], first: ScheduleOccurrence): ScheduleOccurrence {
  const refused = sessions.find(
    ({ bookableAction }) => bookableAction?.action !== 'book' && bookableAction?.reason !== 'not_individually',
  );
  if (refused !== undefined) return { ...first, bookableAction: refused.bookableAction };
  return first.capacity.available < sessions.length ? { ...first, bookableAction: noPlaces } : first;
}

/** A camp or course as it is for several people at once; `schedules` is the same one for each of them. */
export function together<Schedule extends AnySchedule>(schedules: readonly Schedule[], first: Schedule): Schedule {
  if (schedules.length < 2) return first;
  const refused = schedules.find(({ bookableAction }) => bookableAction.action !== 'book');
  const occurrences = first.occurrences.map((session) =>
    togetherIn(
      schedules.flatMap((one) => one.occurrences.find(({ id }) => id === session.id) ?? []),
      session,
    ),
  );
  const isTooSmall = !isCamp(first) && first.capacity.available < schedules.length;
  const bookableAction = refused?.bookableAction ?? (isTooSmall ? noPlaces : first.bookableAction);
  return { ...first, occurrences, bookableAction };
}
