import { invalid, type DomainError } from '#backend/failure.ts';
import type { Answer, Question, QuestionSection } from '#contract/activities/questions.ts';
import { answerProblem, answerProblemTexts } from '#contract/activities/rules/questions.ts';
import { isCalendarDate } from '#contract/rules/calendar-date.ts';
import type { StoredAnswers } from './store-answers.ts';

/** Answers that are sent to questions of which some are answered. */
export interface ChangedAnswers {
  /** Error texts by question. */
  errors: ReadonlyMap<number, string>;
  /** All answers as they are now. */
  all: StoredAnswers;
  /** Those that were sent. */
  changed: StoredAnswers;
  /** Questions that were sent without an answer. */
  emptied: number[];
}

/** Validates the answers that are sent together with those that are stored (docs/product.md#questions). */
export function checkChangedAnswers(
  sections: QuestionSection[],
  stored: StoredAnswers,
  sent: readonly Answer[],
): ChangedAnswers {
  const merged = new Map([...stored, ...sent.map((one) => [one.customQuestionId, one.answer] as const)]);
  const { errors, answers: all } = checkAnswers(
    sections,
    [...merged].map(([customQuestionId, answer]) => ({ customQuestionId, answer })),
  );
  const ids = [...new Set(sent.map(({ customQuestionId }) => customQuestionId))];
  return {
    errors,
    all,
    changed: new Map([...all].filter(([id]) => ids.includes(id))),
    emptied: ids.filter((id) => !all.has(id)),
  };
}

/** The failure of answers by question. */
export function invalidAnswers(errors: ReadonlyMap<number, string>, at = ''): DomainError {
  return invalid(Object.fromEntries([...errors].map(([id, text]) => [`${at}custom_question_answers.${id}`, [text]])));
}

type Plain = Omit<Question, 'questions'>;
type AnswerValue = Answer['answer'];

/** An error text when the JSON is not of the kind that the question expects; else null. */
function typeProblem({ type, options }: Plain, input: AnswerValue): string | null {
  switch (type) {
    case 'text':
    case 'long_text':
      return typeof input === 'string' ? null : 'Must be of type string';
    case 'date':
      return typeof input === 'string' && (input === '' || isCalendarDate(input))
        ? null
        : 'Must be a date (YYYY-MM-DD)';
    case 'checkbox':
      return options.length > 0 || typeof input === 'boolean' ? null : 'Must be of type boolean';
    case 'group':
      return 'A heading has no answer';
    default:
      return null;
  }
}

/** An error text when the answer is not valid. */
function answerError(question: Plain, input: AnswerValue | undefined): string | null {
  const wrongType = input === undefined ? null : typeProblem(question, input);
  if (wrongType !== null) return wrongType;
  const problem = answerProblem(question, input);
  return problem === null ? null : answerProblemTexts[problem];
}

/** The value stored for a valid answer; undefined when the question was not answered. */
function toStoredAnswer(input: AnswerValue | undefined): AnswerValue | undefined {
  if (typeof input === 'string') return input.trim() === '' ? undefined : input;
  if (!Array.isArray(input)) return input;
  return input.length === 0 ? undefined : [...new Set(input)];
}

export interface CheckedAnswers {
  /** Error texts by question. */
  errors: Map<number, string>;
  /** Values to store, by question. */
  answers: Map<number, AnswerValue>;
}

/**
 * Validates answers against the questions of a camp, course or waiver, including questions in groups
 * (docs/product.md#questions).
 */
export function checkAnswers(sections: QuestionSection[], input: readonly Answer[]): CheckedAnswers {
  const questions = sections.flatMap((section) =>
    section.questions.flatMap((question) => [question, ...(question.questions ?? [])]),
  );
  const byQuestion = new Map(input.map(({ customQuestionId, answer }) => [customQuestionId, answer]));
  const errors = new Map<number, string>();
  const answers = new Map<number, AnswerValue>();
  for (const id of byQuestion.keys()) {
    if (!questions.some((question) => question.id === id)) errors.set(id, 'This question is not asked here');
  }
  for (const question of questions) {
    const input = byQuestion.get(question.id);
    const error = answerError(question, input);
    const storedAnswer = toStoredAnswer(input);
    if (error !== null) errors.set(question.id, error);
    else if (storedAnswer !== undefined) answers.set(question.id, storedAnswer);
  }
  return { errors, answers };
}
