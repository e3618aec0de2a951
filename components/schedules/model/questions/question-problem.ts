import { answerProblem, type AnswerProblem } from '#contract/rules/questions.ts';
import { getAnswer } from './answers.ts';
import type { AnswerValue, AskedQuestion } from './questions.ts';

/** The validation error of a field's value, by the server's rules; null when it is valid. */
export const questionProblem = (question: AskedQuestion, value: AnswerValue | undefined): AnswerProblem | null =>
  answerProblem(question, getAnswer(question, value) ?? undefined);
