import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { line } from '#contract/forms/line.ts';
import { dateSchema, idSchema, instantSchema, userIdSchema } from '#contract/primitives.ts';
import { queryInt } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';
import { answerSchema } from './questions.ts';
import { restrictionRefSchema } from './restrictions.ts';

/** Somebody who attends, with the answers given when their waiver was agreed to last. */
export const attendeeSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: dateSchema.nullable(),
  answers: z.array(answerSchema),
});
export type Attendee = z.infer<typeof attendeeSchema>;

export const questionWaiverSchema = z.object({
  id: idSchema,
  restriction: restrictionRefSchema,
  cartItemId: idSchema.nullable(),
  attendee: attendeeSchema,
  agreedAt: instantSchema,
});
export type QuestionWaiver = z.infer<typeof questionWaiverSchema>;

/** Without a line, the waiver is for the line that the checkout needs it for. */
const newQuestionWaiverSchema = z.object({
  restrictionId: idSchema,
  cartItemId: idSchema.optional(),
  attendee: z.object({ firstName: line, lastName: line, dateOfBirth: dateSchema.optional() }),
  answers: z.array(answerSchema).max(100).optional(),
  agreed: z.literal(true, { error: 'Agree to waiver' }),
});
export type NewQuestionWaiver = z.output<typeof newQuestionWaiverSchema>;

export const listPreviousAttendeesEndpoint = endpoint({
  route: routes.listPreviousAttendees,
  params: z.object({ restriction: idSchema }),
  query: z.object({ query: z.string().max(255).optional(), selectedUserId: queryInt(userIdSchema).optional() }),
  data: z.array(attendeeSchema),
});
export const createQuestionWaiversEndpoint = endpoint({
  route: routes.createQuestionWaivers,
  body: z.object({
    waivers: z.array(newQuestionWaiverSchema).min(1).max(50),
    selectedUserId: userIdSchema.optional(),
  }),
  data: z.array(questionWaiverSchema),
});
