import type { QueryClient } from '@tanstack/react-query';
import { getAnswers } from '#components/booking/questions/answers.ts';
import type { AttendeesValues } from '#contract/forms/attendees.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { operationMutation } from '#lib/query/operation-query.ts';
import { runMutation } from '#lib/query/run-mutation.ts';
import type { FieldsOf } from './model/line-fields.ts';
import { getAttendeeValues } from './model/line-values.ts';

/** Stores what was answered and agreed to for one line of the basket. Throws an `ApiError`. */
export async function saveLine(
  client: QueryClient,
  { cartId, itemId, sections, entries }: FieldsOf & { cartId: number },
  values: AttendeesValues,
): Promise<void> {
  if (sections.length > 0) {
    const answers = getAnswers(sections, values.answers).map((answer) => ({ ...answer, cartItemId: itemId }));
    const answering = operationMutation(browserApi, 'answerCartQuestions');
    await runMutation(client, answering, { params: { cartId }, body: { answers } });
  }
  if (entries.length === 0) return;
  const waivers = entries.map(({ key, restriction, sections: questions }) => {
    const { firstName, lastName, dateOfBirth, answers } = values.attendees[key] ?? getAttendeeValues(questions);
    const attendee = { firstName, lastName, ...(dateOfBirth !== '' && { dateOfBirth }) };
    const agreement = { restrictionId: restriction.id, cartItemId: itemId, agreed: true as const };
    return { ...agreement, attendee, answers: getAnswers(questions, answers) };
  });
  await runMutation(client, operationMutation(browserApi, 'createQuestionWaivers'), { body: { waivers } });
}
