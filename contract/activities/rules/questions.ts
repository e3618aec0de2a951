import type { Answer, Question } from '#contract/activities/questions.ts';
import { isCalendarDate } from '#contract/rules/calendar-date.ts';
import { LONGEST_ANSWER } from './longest-answer.ts';

/** What is wrong with an answer, in the API's words; the site translates it (`camps.problem`). */
export const answerProblemTexts = {
  required: 'This field is required',
  option: 'Please select an option',
  options: 'Please select at least one option',
  date: 'Please select a date',
  number: 'Must be a number',
  tooLong: `Must contain at most ${LONGEST_ANSWER} character(s)`,
} as const;
export type AnswerProblem = keyof typeof answerProblemTexts;

type AnswerValue = Answer['answer'];
type PlainQuestion = Pick<Question, 'type' | 'options' | 'required'>;

const isBlank = (answer: AnswerValue | undefined): boolean =>
  answer === undefined || (typeof answer === 'string' && answer.trim() === '');

/** A written answer: blank is the same as none. */
function textProblem({ required }: PlainQuestion, answer: AnswerValue | undefined): AnswerProblem | null {
  if (typeof answer === 'string' && answer.length > LONGEST_ANSWER) return 'tooLong';
  return required && isBlank(answer) ? 'required' : null;
}

/** A required number counts something: at least one. */
function numberProblem({ required }: PlainQuestion, answer: AnswerValue | undefined): AnswerProblem | null {
  if (answer === undefined) return required ? 'required' : null;
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return 'number';
  return required && answer < 1 ? 'required' : null;
}

function dateProblem({ required }: PlainQuestion, answer: AnswerValue | undefined): AnswerProblem | null {
  if (answer === undefined || answer === '') return required ? 'date' : null;
  return typeof answer === 'string' && isCalendarDate(answer) ? null : 'date';
}

function optionProblem({ required, options }: PlainQuestion, answer: AnswerValue | undefined): AnswerProblem | null {
  if (answer === undefined) return required ? 'option' : null;
  return options.some(({ id }) => id === answer) ? null : 'option';
}

function optionsProblem({ required, options }: PlainQuestion, answer: AnswerValue | undefined): AnswerProblem | null {
  if (answer === undefined) return required ? 'options' : null;
  if (!Array.isArray(answer) || (required && answer.length === 0)) return 'options';
  return answer.every((one) => options.some(({ id }) => id === one)) ? null : 'options';
}

/** What is wrong with the answer to a question (docs/product.md#questions); null when nothing is. */
export function answerProblem(question: PlainQuestion, answer: AnswerValue | undefined): AnswerProblem | null {
  switch (question.type) {
    case 'text':
    case 'long_text':
      return textProblem(question, answer);
    case 'number':
      return numberProblem(question, answer);
    case 'date':
      return dateProblem(question, answer);
    case 'select':
    case 'radio':
      return optionProblem(question, answer);
    case 'multi_select':
      return optionsProblem(question, answer);
    case 'checkbox':
      if (question.options.length > 0) return optionProblem(question, answer);
      return question.required && answer !== true ? 'required' : null;
    default:
      return null;
  }
}
