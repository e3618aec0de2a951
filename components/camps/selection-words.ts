import type { Text } from '#lib/messages/text.ts';
import type { BookingState } from '#lib/rules/camps/booking-state.ts';
import type { AnySchedule } from '#lib/rules/camps/schedule.ts';
import { wholeSessions } from '#lib/rules/camps/selection.ts';

/** '5 sessions, 2 extras': how much is chosen. */
export const selectionWords = (
  schedule: AnySchedule,
  { type, sessions, extras }: BookingState['selection'],
  now: Date,
  text: Text,
): string => {
  const count = type === 'full' ? wholeSessions(schedule, now) : sessions.length;
  return text('camps.chosenSummary', { sessions: count, extras: extras.length });
};
