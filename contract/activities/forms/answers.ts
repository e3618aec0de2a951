import * as z from 'zod/mini';
import type { Answer } from '#contract/activities/questions.ts';
import { getAnswer, type AnswerValue, type AskedQuestion } from '#contract/activities/rules/answers.ts';
import { answerProblem } from '#contract/activities/rules/questions.ts';

/** What stands in the field of one question, judged as the answer that is sent by the server's own rule. */
const answer = (question: AskedQuestion) =>
  z.pipe(
    z.transform((value: AnswerValue) => getAnswer(question, value) ?? undefined),
    z.custom<Answer['answer'] | undefined>().check(({ value, issues }) => {
      const rule = answerProblem(question, value);
      if (rule !== null) issues.push({ code: 'custom', input: value, params: { rule } });
    }),
  );

/** The answers to these questions, by the question's id. */
export const answersForm = (questions: readonly AskedQuestion[]) =>
  z.object(Object.fromEntries(questions.map((question) => [question.id, answer(question)])));
