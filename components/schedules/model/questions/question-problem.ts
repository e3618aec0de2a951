import { isCalendarDate } from '#lib/time/calendar-date.ts';
import { optionsIn, textIn, type AnswerValue, type AskedQuestion } from './questions.ts';

/** What is wrong with an answer; each has a sentence of its own (docs/product.md#questions). */
export type QuestionProblem = 'required' | 'option' | 'options' | 'date' | 'number' | 'tooLong';

/** The most characters of a written answer. */
export const LONGEST_ANSWER = 2000;

const problemOfText = (required: boolean, text: string): QuestionProblem | null => {
  if (text.length > LONGEST_ANSWER) return 'tooLong';
  return required && text === '' ? 'required' : null;
};

const problemOfNumber = (required: boolean, text: string): QuestionProblem | null => {
  if (text === '') return required ? 'required' : null;
  if (!Number.isFinite(Number(text))) return 'number';
  return required && Number(text) < 1 ? 'required' : null;
};

const problemOfDate = (required: boolean, text: string): QuestionProblem | null => {
  if (text === '') return required ? 'date' : null;
  return isCalendarDate(text) ? null : 'date';
};

/** What is wrong with an answer before it is sent; null when nothing is, and for a type this form does not know. */
export const questionProblem = (
  { type, required, options }: AskedQuestion,
  value: AnswerValue | undefined,
): QuestionProblem | null => {
  const text = textIn(value);
  switch (type) {
    case 'text':
    case 'long_text':
      return problemOfText(required, text);
    case 'number':
      return problemOfNumber(required, text);
    case 'date':
      return problemOfDate(required, text);
    case 'select':
    case 'radio':
      return required && text === '' ? 'option' : null;
    case 'multi_select':
      return required && optionsIn(value).length === 0 ? 'options' : null;
    case 'checkbox':
      if (options.length > 0) return required && text === '' ? 'option' : null;
      return required && value !== true ? 'required' : null;
    default:
      return null;
  }
};
