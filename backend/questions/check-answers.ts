import type { Answer, Question, QuestionSection } from '#contract/questions.ts';

type Plain = Omit<Question, 'questions'>;
type Given = Answer['answer'];

/** A sentence when the answer won't do, else what is kept of it; undefined when the question was left open. */
type Verdict = { error: string } | { answer: Given } | undefined;

const absent = {
  text: 'This field is required',
  long_text: 'This field is required',
  number: 'This field is required',
  select: 'Please select an option',
  radio: 'Please select an option',
  multi_select: 'Please select at least one option',
  date: 'Please select a date',
  checkbox: 'This field is required',
} as const;

function textOf({ required }: Plain, given: Given): Verdict {
  if (typeof given !== 'string') return { error: 'Must be of type string' };
  if (given.trim() !== '') return { answer: given };
  return required ? { error: absent.text } : undefined;
}

/** A required number counts something: at least one. */
function numberOf({ required }: Plain, given: Given): Verdict {
  if (typeof given !== 'number') return { error: 'Must be a number' };
  return required && given < 1 ? { error: absent.number } : { answer: given };
}

function dateOf({ required }: Plain, given: Given): Verdict {
  if (given === '') return required ? { error: absent.date } : undefined;
  const isDate = typeof given === 'string' && /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(given);
  const at = isDate ? new Date(`${given}T00:00:00Z`) : null;
  const isReal = at !== null && !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === given;
  return isReal ? { answer: given } : { error: 'Must be a date (YYYY-MM-DD)' };
}

function optionOf({ options }: Plain, given: Given): Verdict {
  return options.some(({ id }) => id === given) ? { answer: given } : { error: absent.select };
}

function optionsOf({ options, required }: Plain, given: Given): Verdict {
  if (!Array.isArray(given)) return { error: absent.multi_select };
  if (given.length === 0) return required ? { error: absent.multi_select } : undefined;
  const isKnown = given.every((one) => options.some(({ id }) => id === one));
  return isKnown ? { answer: [...new Set(given)] } : { error: absent.multi_select };
}

/** With options it is a choice of one; without, a tick. */
function tickOf(question: Plain, given: Given): Verdict {
  if (question.options.length > 0) return optionOf(question, given);
  if (typeof given !== 'boolean') return { error: 'Must be of type boolean' };
  return question.required && !given ? { error: absent.checkbox } : { answer: given };
}

function answerOf(question: Plain, given: Given): Verdict {
  switch (question.type) {
    case 'text':
    case 'long_text':
      return textOf(question, given);
    case 'number':
      return numberOf(question, given);
    case 'date':
      return dateOf(question, given);
    case 'select':
    case 'radio':
      return optionOf(question, given);
    case 'multi_select':
      return optionsOf(question, given);
    case 'checkbox':
      return tickOf(question, given);
    case 'group':
      return { error: 'A heading has no answer' };
  }
}

function absence({ type, required, options }: Plain): string | null {
  if (!required || type === 'group') return null;
  return type === 'checkbox' && options.length > 0 ? absent.select : absent[type];
}

export interface CheckedAnswers {
  /** Sentences by question. */
  errors: Map<number, string>;
  /** What is kept, by question. */
  answers: Map<number, Given>;
}

/**
 * Holds answers against the questions of a camp, course or waiver, those of groups included
 * (docs/product.md#questions).
 */
export function checkAnswers(sections: QuestionSection[], given: readonly Answer[]): CheckedAnswers {
  const questions = sections.flatMap((section) =>
    section.questions.flatMap((question) => [question, ...(question.questions ?? [])]),
  );
  const byQuestion = new Map(given.map(({ customQuestionId, answer }) => [customQuestionId, answer]));
  const errors = new Map<number, string>();
  const answers = new Map<number, Given>();
  for (const id of byQuestion.keys()) {
    if (!questions.some((question) => question.id === id)) errors.set(id, 'This question is not asked here');
  }
  for (const question of questions) {
    const answer = byQuestion.get(question.id);
    const missing = absence(question);
    const verdict =
      answer === undefined ? (missing === null ? undefined : { error: missing }) : answerOf(question, answer);
    if (verdict === undefined) continue;
    if ('error' in verdict) errors.set(question.id, verdict.error);
    else answers.set(question.id, verdict.answer);
  }
  return { errors, answers };
}
