import type { ScheduleOffer } from '#components/schedules/model/schedule-offer.ts';
import type { AnySchedule } from '#components/schedules/model/schedule.ts';
import type { ScheduleOccurrence } from '#contract/schedules/schedules.ts';
import type { Translate } from '#lib/i18n/translate.ts';

const canWait = ({ bookableAction }: ScheduleOccurrence): boolean => bookableAction?.action === 'join_waitlist';

/** Why there is nothing to book; null when there is. */
export const offerText = (offer: ScheduleOffer, { occurrences }: AnySchedule, t: Translate): string | null => {
  switch (offer.kind) {
    case 'book':
    case 'dates':
    case 'more':
      return null;
    case 'server':
      return t(`timetable.reason.${offer.reason ?? 'unknown'}`, { message: offer.message });
    case 'full':
      return t(occurrences.some(canWait) ? 'camps.why.fullWaitlist' : 'camps.why.full');
    default:
      return t(`camps.why.${offer.kind}`);
  }
};
