import { availabilityTag, type AvailabilityTag } from '#components/booking/lines/availability-tag.ts';
import { campChoice } from './camp-choice.ts';
import { isCamp, type AnySchedule } from './schedule.ts';

/** `some_dates`: not the entire camp, but some of its sessions. */
export type ScheduleTag = AvailabilityTag | 'some_dates';

/**
 * The availability tag of a camp or course as a whole. A full one shows our short label instead of the server's
 * message.
 */
export const scheduleTag = (schedule: AnySchedule, now: Date): ScheduleTag | null => {
  const { endsAt, capacity, bookableAction } = schedule;
  if (isCamp(schedule) && bookableAction.action === 'book') {
    const { initialType, isEntireDisabled, preselected } = campChoice(schedule, now);
    if (
      isEntireDisabled &&
      initialType === 'individual' &&
      preselected.length < schedule.occurrences.length &&
      preselected.length > 0
    )
      return 'some_dates';
  }
  const isFull = bookableAction.action === null && bookableAction.reason === 'full';
  return availabilityTag(
    { endsAt, capacity, bookableAction: isFull ? { ...bookableAction, message: null } : bookableAction },
    now,
  );
};
