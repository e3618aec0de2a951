import type { Answer, QuestionSection } from '#contract/questions.ts';
import {
  askedQuestions,
  optionsIn,
  textIn,
  type AnswerValue,
  type AnswerValues,
  type AskedQuestion,
} from './questions.ts';

const getAnswer = ({ type, options }: AskedQuestion, value: AnswerValue | undefined): Answer['answer'] | null => {
  const text = textIn(value);
  switch (type) {
    case 'text':
    case 'long_text':
    case 'date':
      return text === '' ? null : text;
    case 'number':
    case 'select':
    case 'radio':
      return text === '' ? null : Number(text);
    case 'multi_select': {
      const chosen = optionsIn(value);
      return chosen.length === 0 ? null : chosen.map(Number);
    }
    case 'checkbox':
      if (options.length === 0) return value === true;
      return text === '' ? null : Number(text);
    default:
      return null;
  }
};

/**
 * The answers as they are sent
 * (docs/product.md#questions): converted by the type of the question, empty ones left out.
 */
export const getAnswers = (sections: readonly QuestionSection[], values: AnswerValues): Answer[] =>
  askedQuestions(sections).flatMap((question) => {
    const answer = getAnswer(question, values[question.id]);
    return answer === null ? [] : [{ customQuestionId: question.id, answer }];
  });
