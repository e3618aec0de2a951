import { operation } from '#backend/operation.ts';
import { answerSession } from '#backend/questions/answer-session.ts';
import { answerOccurrenceQuestionsEndpoint, answerActivityQuestionsEndpoint } from '#contract/activities/answering.ts';

/** Answers the questions of a session named by its old id (docs/product.md#questions). */
export const answerActivityQuestions = operation(answerActivityQuestionsEndpoint, async ({ params, body }, context) => {
  return { data: await answerSession(context, { v1Id: params.activityId }, body.answers) };
});

/** Answers the questions of a session (docs/product.md#questions). */
export const answerOccurrenceQuestions = operation(
  answerOccurrenceQuestionsEndpoint,
  async ({ params, body }, context) => {
    return { data: await answerSession(context, { id: params.id }, body.answers) };
  },
);
