import { z } from 'zod';
import { LONGEST_ANSWER } from './rules/longest-answer.ts';

export const questionTypeSchema = z.enum([
  'text',
  'long_text',
  'number',
  'select',
  'radio',
  'multi_select',
  'date',
  'checkbox',
  'group',
]);
export type QuestionType = z.infer<typeof questionTypeSchema>;

const questionFields = {
  id: z.int().min(1),
  question: z.string(),
  type: questionTypeSchema,
  options: z.array(z.object({ id: z.int().min(1), value: z.string() })),
  required: z.boolean(),
  position: z.int(),
};

/** A group holds nested questions and has no answer of its own. */
export const questionSchema = z.object({
  ...questionFields,
  questions: z.array(z.object(questionFields)).optional(),
});
export type Question = z.infer<typeof questionSchema>;

export const questionSectionSchema = z.object({
  title: z.string().nullable(),
  description: z.string().nullable(),
  position: z.int(),
  questions: z.array(questionSchema),
});
export type QuestionSection = z.infer<typeof questionSectionSchema>;

export const answerSchema = z.object({
  customQuestionId: z.int().min(1),
  answer: z.union([z.string().max(LONGEST_ANSWER), z.number(), z.boolean(), z.array(z.int().min(1)).max(100)]),
});
export type Answer = z.infer<typeof answerSchema>;

const answeredFields = z.union([
  z.object({ kind: z.literal('simple'), answer: z.union([z.string(), z.number(), z.boolean()]).nullable() }),
  z.object({ kind: z.literal('date'), answer: z.string().nullable() }),
  z.object({ kind: z.literal('multi'), answers: z.array(z.int()) }),
]);
const answeredQuestionSchema = z.intersection(z.object(questionFields), answeredFields);

/** A section of questions with what was answered; the questions of a group stand in place of the group. */
export const answeredSectionSchema = questionSectionSchema
  .omit({ questions: true })
  .extend({ questions: z.array(answeredQuestionSchema) });
export type AnsweredSection = z.infer<typeof answeredSectionSchema>;
