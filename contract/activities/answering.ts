import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { occurrenceIdSchema, userIdSchema } from '#contract/primitives.ts';
import { pathNumber } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';
import { answeredSectionSchema, answerSchema } from './questions.ts';

const answersBody = z.object({
  answers: z.array(answerSchema).max(100),
  selectedUserId: userIdSchema.optional(),
});
const answeredSchema = z.object({ customQuestionSections: z.array(answeredSectionSchema) });
export type Answered = z.infer<typeof answeredSchema>;

/** By the old id of the session. */
export const answerActivityQuestionsEndpoint = endpoint({
  route: routes.answerActivityQuestions,
  params: z.object({ activityId: pathNumber }),
  body: answersBody,
  data: answeredSchema,
});
export const answerOccurrenceQuestionsEndpoint = endpoint({
  route: routes.answerOccurrenceQuestions,
  params: z.object({ id: occurrenceIdSchema }),
  body: answersBody,
  data: answeredSchema,
});
