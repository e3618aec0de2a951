import type { BookingRefusal } from '#components/schedules/model/booking-refusal.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/**
 * The reason why the form cannot be submitted, as the button's label; a refusal by the server shows its message,
 * translated where its code is known.
 */
export const refusalText = (refusal: BookingRefusal, t: Translate): string =>
  refusal.kind === 'server'
    ? t(`timetable.reason.${refusal.reason ?? 'unknown'}`, { message: refusal.message })
    : t(`camps.refusal.${refusal.kind}`);
