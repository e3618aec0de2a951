import type { BookingState } from '#components/schedules/model/booking-state.ts';
import type { AnySchedule } from '#components/schedules/model/schedule.ts';
import { wholeSessions } from '#components/schedules/model/selection.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** '5 sessions, 2 extras': how much is chosen. */
export const selectionLabels = (
  schedule: AnySchedule,
  { type, sessions, extras }: BookingState['selection'],
  now: Date,
  t: Translate,
): string => {
  const count = type === 'full' ? wholeSessions(schedule, now) : sessions.length;
  return t('camps.chosenSummary', { sessions: count, extras: extras.length });
};
