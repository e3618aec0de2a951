import { answerProblem, type AnswerProblem } from '#contract/rules/questions.ts';
import { getAnswer } from './answers.ts';
import type { AnswerValue, AskedQuestion } from './questions.ts';

/** What is wrong with what stands in a field, by the rule of the server; null when it can be sent. */
export const questionProblem = (question: AskedQuestion, value: AnswerValue | undefined): AnswerProblem | null =>
  answerProblem(question, getAnswer(question, value) ?? undefined);
