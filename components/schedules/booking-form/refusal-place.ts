import type { BookingState } from '#components/schedules/model/booking-state.ts';
import { bookingNoticeId, questionFieldId, sessionFieldId, waiverFieldId } from './field-ids.ts';

/** The id of the place to which a press on the waiting button leads. */
export const refusalPlace = ({ refusal, dates, problems }: BookingState): string => {
  const [session] = dates?.choice.preselected ?? [];
  const [first] = problems;
  if (refusal?.kind === 'waiver') return waiverFieldId;
  if (refusal?.kind === 'sessions' && session !== undefined) return sessionFieldId(session);
  if (refusal?.kind === 'fields' && first !== undefined) return questionFieldId(first.question.id);
  return bookingNoticeId;
};
