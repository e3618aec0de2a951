import type { Answer, QuestionSection } from '#contract/activities/questions.ts';
import { getAnswer, type AnswerValues } from '#contract/rules/answers.ts';
import { askedQuestions } from './questions.ts';

/**
 * The answers as they are sent
 * (docs/product.md#questions): converted by the type of the question, empty ones left out.
 */
export const getAnswers = (sections: readonly QuestionSection[], values: AnswerValues): Answer[] =>
  askedQuestions(sections).flatMap((question) => {
    const answer = getAnswer(question, values[question.id]);
    return answer === null ? [] : [{ customQuestionId: question.id, answer }];
  });
