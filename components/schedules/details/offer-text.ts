import type { ScheduleOffer } from '#components/schedules/model/schedule-offer.ts';
import type { Text } from '#lib/i18n/text.ts';

/** Why there is nothing to book; null when there is. */
export const offerText = (offer: ScheduleOffer, text: Text): string | null => {
  switch (offer.kind) {
    case 'book':
    case 'dates':
    case 'more':
      return null;
    case 'server':
      return text(`timetable.reason.${offer.reason ?? 'unknown'}`, { message: offer.message });
    default:
      return text(`camps.why.${offer.kind}`);
  }
};
