import type { Coming } from '#components/schedules/model/family-booking.ts';
import { askedQuestions } from '#components/schedules/model/questions/questions.ts';
import type { AnySchedule } from '#components/schedules/model/schedule.ts';
import { questionFieldId } from './field-ids.ts';

/** The question of a field, with the person it is about where several are coming. */
export function questionName(schedule: AnySchedule, coming: readonly Coming[], fieldId: string): string {
  for (const person of coming) {
    const asked = askedQuestions(schedule.customQuestionSections).find(
      (one) => questionFieldId(one.id, person) === fieldId,
    );
    if (asked !== undefined) return coming.length > 1 ? `${person.name}, ${asked.question}` : asked.question;
  }
  return '';
}
