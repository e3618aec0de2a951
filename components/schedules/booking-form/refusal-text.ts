import type { BookingRefusal } from '#components/schedules/model/booking-refusal.ts';
import type { Text } from '#lib/i18n/text.ts';

/** Why the button waits, as its label; a refusal of the server in its words, or in the page's language where it knows them. */
export const refusalText = (refusal: BookingRefusal, text: Text): string =>
  refusal.kind === 'server'
    ? text(`timetable.reason.${refusal.reason ?? 'unknown'}`, { message: refusal.message })
    : text(`camps.refusal.${refusal.kind}`);
