import type { ScheduleOffer } from '#components/schedules/model/schedule-offer.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** Why there is nothing to book; null when there is. */
export const offerText = (offer: ScheduleOffer, t: Translate): string | null => {
  switch (offer.kind) {
    case 'book':
    case 'dates':
    case 'more':
      return null;
    case 'server':
      return t(`timetable.reason.${offer.reason ?? 'unknown'}`, { message: offer.message });
    default:
      return t(`camps.why.${offer.kind}`);
  }
};
