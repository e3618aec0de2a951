import { peopleListId } from '#components/booking/people/people-ids.ts';
import type { BookingRefusal } from '#components/schedules/model/booking-refusal.ts';
import type { FamilyBooking } from '#components/schedules/model/family-booking.ts';
import { bookingNoticeId, questionFieldId, sessionFieldId, waiverFieldId } from './field-ids.ts';

/** The DOM id of the field that takes the focus when the form is submitted in this state. */
export const refusalPlace = (
  refusal: BookingRefusal | null,
  { dates, problems }: Pick<FamilyBooking, 'dates' | 'problems'>,
): string => {
  const [session] = dates?.choice.preselected ?? [];
  const [first] = problems;
  if (refusal?.kind === 'people' || refusal?.kind === 'unread') return peopleListId;
  if (refusal?.kind === 'waiver') return waiverFieldId;
  if (refusal?.kind === 'sessions' && session !== undefined) return sessionFieldId(session);
  if (refusal?.kind === 'fields' && first !== undefined) return questionFieldId(first.question.id, first.person);
  return bookingNoticeId;
};
