import { invalid, type DomainError } from '#backend/failure.ts';
import type { Answer, QuestionSection } from '#contract/activities/questions.ts';
import { checkAnswers } from './check-answers.ts';
import type { StoredAnswers } from './read-answers.ts';

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
