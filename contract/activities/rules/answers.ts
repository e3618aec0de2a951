import type { Answer, Question } from '#contract/activities/questions.ts';
import { answerProblem, type AnswerProblem } from './questions.ts';

/** A question that has an answer: every one but a group. */
export type AskedQuestion = Pick<Question, 'id' | 'question' | 'type' | 'options' | 'required' | 'position'>;

/** A field's value: text and option ids as strings, several options as a list, a single checkbox as a boolean. */
export type AnswerValue = string | boolean | readonly string[];
/** By the question's id. */
export type AnswerValues = Readonly<Record<string, AnswerValue>>;

/** The text in a field, and nothing for one that holds something else. */
export const textIn = (value: AnswerValue | undefined): string => (typeof value === 'string' ? value.trim() : '');

/** The chosen options of a field that takes several. */
export const optionsIn = (value: AnswerValue | undefined): readonly string[] =>
  typeof value === 'object' ? value : [];

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

/** The validation error of a field's value, by the server's rules; null when it is valid. */
export const questionProblem = (question: AskedQuestion, value: AnswerValue | undefined): AnswerProblem | null =>
  answerProblem(question, getAnswer(question, value) ?? undefined);
