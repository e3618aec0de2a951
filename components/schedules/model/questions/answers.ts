import type { Answer, QuestionSection } from '#contract/questions.ts';
import {
  askedQuestions,
  optionsIn,
  textIn,
  type AnswerValue,
  type AnswerValues,
  type AskedQuestion,
} from './questions.ts';

/** The chosen options by id; one that the question no longer has counts as not chosen. */
const getChosen = ({ options }: AskedQuestion, chosen: readonly string[]): number[] =>
  chosen.map(Number).filter((one) => options.some(({ id }) => id === one));

/** An answer as it is sent; null when there is none. */
export const getAnswer = (question: AskedQuestion, value: AnswerValue | undefined): Answer['answer'] | null => {
  const text = textIn(value);
  switch (question.type) {
    case 'text':
    case 'long_text':
    case 'date':
      return text === '' ? null : text;
    case 'number':
      return text === '' ? null : Number(text);
    case 'select':
    case 'radio':
      return getChosen(question, [text])[0] ?? null;
    case 'multi_select': {
      const chosen = getChosen(question, optionsIn(value));
      return chosen.length === 0 ? null : chosen;
    }
    case 'checkbox':
      return question.options.length === 0 ? value === true : (getChosen(question, [text])[0] ?? null);
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
