import type { Answering } from '#components/schedules/model/booking-draft.ts';

/**
 * The DOM id of a question's field: the first person has the fields that were there before anybody was chosen, so that
 * the focus stays in them.
 */
export const questionFieldId = (questionId: number, { id, isFirst }: Answering): string =>
  isFirst ? `question-${questionId}` : `question-${questionId}-${id}`;
export const sessionFieldId = (sessionId: string): string => `session-${sessionId}`;
export const extraFieldId = (pricingOptionId: string): string => `extra-${pricingOptionId}`;
export const waiverFieldId = 'waiver-agreed';
export const bookingNoticeId = 'booking-notice';
export const datesErrorId = 'dates-error';
