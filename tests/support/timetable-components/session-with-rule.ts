import type { Cancellation } from '#contract/activities/cancellation.ts';
import type { Occurrence, OccurrenceSummary } from '#contract/timetable/occurrences.ts';

/** A session in full, with the rules of cancelling it: free without a cut-off, unless told otherwise. */
export const sessionWithRule = (session: OccurrenceSummary, rule: Partial<Cancellation> = {}): Occurrence => ({
  ...session,
  v1Id: 3,
  recurrenceId: null,
  originalStartsAt: session.startsAt,
  originalEndsAt: session.endsAt,
  scheduleReference: 'AF',
  templateDescription: null,
  setupTimeInMinutes: 0,
  teardownTimeInMinutes: 0,
  bookingStrategy: 'sequential',
  capacityStrategy: 'shared',
  capacityByChannel: null,
  clashes: [],
  tickets: null,
  blockBookingInformation: null,
  canCancel: true,
  isDetachedFromRecurrence: false,
  customQuestionSections: [],
  cancellation: {
    canCancel: true,
    cannotCancelReason: null,
    cutOff: null,
    cutOffActions: [],
    cutOffMessage: null,
    awardsCredit: true,
    awardsCreditMessage: null,
    ...rule,
  },
});
