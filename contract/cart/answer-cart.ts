import { z } from 'zod';
import { answerSchema } from '#contract/activities/questions.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idSchema, userIdSchema } from '#contract/primitives.ts';
import { pathNumber } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';
import { cartSchema } from './cart.ts';

/** Without a line, an answer is for every line that has the question. */
const cartAnswerSchema = answerSchema.extend({ cartItemId: idSchema.optional() });
export type CartAnswer = z.output<typeof cartAnswerSchema>;

export const answerCartQuestionsEndpoint = endpoint({
  route: routes.answerCartQuestions,
  params: z.object({ cartId: z.union([pathNumber, idSchema]) }),
  body: z.object({ answers: z.array(cartAnswerSchema).max(100), selectedUserId: userIdSchema.optional() }),
  data: cartSchema,
});
