import { askedQuestions } from '#components/booking/questions/questions.ts';
import type { FamilyBooking } from '#components/schedules/model/family-booking.ts';
import type { AnySchedule } from '#components/schedules/model/schedule.ts';
import { answerPath, extraPath, type BookingPath } from './booking-values.ts';
import { extraFieldId, questionFieldId, sessionFieldId, waiverFieldId } from './field-ids.ts';

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
