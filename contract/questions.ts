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
