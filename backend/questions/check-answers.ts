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

function getText({ required }: Plain, input: Given): Verdict {
  if (typeof input !== 'string') return { error: 'Must be of type string' };
  if (input.trim() !== '') return { answer: input };
  return required ? { error: absent.text } : undefined;
}

/** A required number counts something: at least one. */
function getNumber({ required }: Plain, input: Given): Verdict {
  if (typeof input !== 'number') return { error: 'Must be a number' };
  return required && input < 1 ? { error: absent.number } : { answer: input };
}

function getDate({ required }: Plain, input: Given): Verdict {
  if (input === '') return required ? { error: absent.date } : undefined;
  const isDate = typeof input === 'string' && /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(input);
  const at = isDate ? new Date(`${input}T00:00:00Z`) : null;
  const isReal = at !== null && !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === input;
  return isReal ? { answer: input } : { error: 'Must be a date (YYYY-MM-DD)' };
}

function getOption({ options }: Plain, input: Given): Verdict {
  return options.some(({ id }) => id === input) ? { answer: input } : { error: absent.select };
}

function getOptions({ options, required }: Plain, input: Given): Verdict {
  if (!Array.isArray(input)) return { error: absent.multi_select };
  if (input.length === 0) return required ? { error: absent.multi_select } : undefined;
  const isKnown = input.every((one) => options.some(({ id }) => id === one));
  return isKnown ? { answer: [...new Set(input)] } : { error: absent.multi_select };
}

/** With options it is a choice of one; without, a tick. */
function checkTick(question: Plain, input: Given): Verdict {
  if (question.options.length > 0) return getOption(question, input);
  if (typeof input !== 'boolean') return { error: 'Must be of type boolean' };
  return question.required && !input ? { error: absent.checkbox } : { answer: input };
}

function getAnswer(question: Plain, input: Given): Verdict {
  switch (question.type) {
    case 'text':
    case 'long_text':
      return getText(question, input);
    case 'number':
      return getNumber(question, input);
    case 'date':
      return getDate(question, input);
    case 'select':
    case 'radio':
      return getOption(question, input);
    case 'multi_select':
      return getOptions(question, input);
    case 'checkbox':
      return checkTick(question, input);
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
export function checkAnswers(sections: QuestionSection[], input: readonly Answer[]): CheckedAnswers {
  const questions = sections.flatMap((section) =>
    section.questions.flatMap((question) => [question, ...(question.questions ?? [])]),
  );
  const byQuestion = new Map(input.map(({ customQuestionId, answer }) => [customQuestionId, answer]));
  const errors = new Map<number, string>();
  const answers = new Map<number, Given>();
  for (const id of byQuestion.keys()) {
    if (!questions.some((question) => question.id === id)) errors.set(id, 'This question is not asked here');
  }
  for (const question of questions) {
    const answer = byQuestion.get(question.id);
    const missing = absence(question);
    const verdict =
      answer === undefined ? (missing === null ? undefined : { error: missing }) : getAnswer(question, answer);
    if (verdict === undefined) continue;
    if ('error' in verdict) errors.set(question.id, verdict.error);
    else answers.set(question.id, verdict.answer);
  }
  return { errors, answers };
}
