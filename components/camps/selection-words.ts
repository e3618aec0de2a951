import type { Text } from '../../lib/messages/text.ts';
import type { BookingState } from '../../lib/rules/camps/booking-state.ts';
import type { AnySchedule } from '../../lib/rules/camps/schedule.ts';

/** '5 sessions, 2 extras': how much is chosen. */
export const selectionWords = (schedule: AnySchedule, { type, sessions, extras }: BookingState['selection'], text: Text): string => {
  const count = type === 'full' ? schedule.occurrences.length : sessions.length;
  return text('camps.chosenSummary', { sessions: count, extras: extras.length });
};
