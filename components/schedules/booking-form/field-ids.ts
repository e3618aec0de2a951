/** The DOM ids of the fields that take the focus when an incomplete form is submitted. */
export const questionFieldId = (questionId: number): string => `question-${questionId}`;
export const sessionFieldId = (sessionId: string): string => `session-${sessionId}`;
export const extraFieldId = (pricingOptionId: string): string => `extra-${pricingOptionId}`;
export const waiverFieldId = 'waiver-agreed';
export const bookingNoticeId = 'booking-notice';
export const datesErrorId = 'dates-error';
