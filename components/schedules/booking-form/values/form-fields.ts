import { peopleListId } from '#components/booking/people/people-ids.ts';
import { askedQuestions } from '#components/booking/questions/questions.ts';
import type { Answering } from '#components/schedules/model/booking-draft.ts';
import type { BookingRefusal } from '#components/schedules/model/booking-refusal.ts';
import type { FamilyBooking } from '#components/schedules/model/family-booking.ts';
import type { AnySchedule } from '#components/schedules/model/schedule.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { answerPath, extraPath, type BookingPath } from './booking-values.ts';

/**
 * The reason why the form cannot be submitted, as the button's label; a refusal by the server shows its message,
 * translated where its code is known.
 */
export const refusalText = (refusal: BookingRefusal, t: Translate): string =>
  refusal.kind === 'server'
    ? t(`timetable.reason.${refusal.reason ?? 'unknown'}`, { message: refusal.message })
    : t(`camps.refusal.${refusal.kind}`);

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

/** A field that can hold an error. */
export interface FormField {
  path: BookingPath;
  /** The DOM id of its control; undefined when the error has no control of its own. */
  fieldId: string | undefined;
  /** What it is called in the error summary; null where the message says it. */
  name: string | null;
}

/** The fields of a booking form, in the order of the page. */
export function formFields(schedule: AnySchedule, { people, dates }: FamilyBooking): FormField[] {
  const [session] = dates?.choice.preselected ?? [];
  const answers = people.flatMap((person) =>
    askedQuestions(person.schedule.customQuestionSections).map(({ id, question }) => ({
      path: answerPath(person.id, id),
      fieldId: questionFieldId(id, person),
      name: people.length > 1 ? `${person.name}, ${question}` : question,
    })),
  );
  const extras = schedule.extras.map(({ name, pricingOptionId }) => ({
    path: extraPath(pricingOptionId),
    fieldId: extraFieldId(pricingOptionId),
    name,
  }));
  return [
    ...answers,
    { path: 'sessions', fieldId: session && sessionFieldId(session), name: null },
    ...extras,
    { path: 'agreement', fieldId: waiverFieldId, name: null },
  ];
}
