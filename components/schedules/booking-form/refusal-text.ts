import type { BookingRefusal } from '#components/schedules/model/booking-refusal.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** Why the button waits, as its label; a refusal of the server in its words, or in the page's language where it knows them. */
export const refusalText = (refusal: BookingRefusal, t: Translate): string =>
  refusal.kind === 'server'
    ? t(`timetable.reason.${refusal.reason ?? 'unknown'}`, { message: refusal.message })
    : t(`camps.refusal.${refusal.kind}`);
