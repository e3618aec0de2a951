import type { FamilyBooking } from '#components/schedules/model/family-booking.ts';
import { scheduleFacts } from '#components/schedules/model/schedule-facts.ts';
import type { AnySchedule } from '#components/schedules/model/schedule.ts';
import { selectionCurrency } from '#components/schedules/model/selection.ts';
import { scheduleIntent } from '#components/schedules/schedule-intent.ts';
import { datesText } from '#components/schedules/schedule-labels.ts';
import type { BookingIntent } from '#lib/auth/login-modal-context.tsx';
import { formatMoney } from '#lib/format/format-money.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Language } from '#lib/zones/variant.ts';
import { selectionLabels } from './selection-labels.ts';

type FormIntent = { schedule: AnySchedule; booking: FamilyBooking; now: Date };

/** What is chosen in a booking form, as the log-in shows it meanwhile. */
export const formIntent = ({ schedule, booking, now }: FormIntent, t: Translate, locale: Language): BookingIntent =>
  scheduleIntent({
    title: `${schedule.name}, ${datesText(scheduleFacts(schedule), locale)}`,
    detail: selectionLabels(schedule, booking.selection, now, t),
    price: formatMoney(booking.total, selectionCurrency(booking.selection)),
  });
