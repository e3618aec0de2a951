import type { BookingState } from '#components/schedules/model/booking-state.ts';
import { bookingNoticeId, questionFieldId, sessionFieldId, waiverFieldId } from './field-ids.ts';

/** The DOM id of the field that takes the focus when the form is submitted in this state. */
export const refusalPlace = ({ refusal, dates, problems }: BookingState): string => {
  const [session] = dates?.choice.preselected ?? [];
  const [first] = problems;
  if (refusal?.kind === 'waiver') return waiverFieldId;
  if (refusal?.kind === 'sessions' && session !== undefined) return sessionFieldId(session);
  if (refusal?.kind === 'fields' && first !== undefined) return questionFieldId(first.question.id);
  return bookingNoticeId;
};
