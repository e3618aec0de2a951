import { askedQuestions } from '#components/booking/questions/questions.ts';
import type { Answer, AnsweredSection, QuestionSection } from '#contract/activities/questions.ts';
import type { AnswerValue, AnswerValues, AskedQuestion } from '#contract/rules/answers.ts';

type Stored = Answer['answer'] | null | undefined;

/** What stands in the field of a question for a stored answer. */
function getFieldValue({ type, options }: AskedQuestion, stored: Stored): AnswerValue {
  if (Array.isArray(stored)) return stored.map(String);
  if (type === 'multi_select') return [];
  if (type === 'checkbox' && options.length === 0) return stored === true;
  return stored === null || stored === undefined ? '' : String(stored);
}

/** What stands in the fields of these questions. */
export const getFieldValues = (
  sections: readonly QuestionSection[],
  getStored: (questionId: number) => Stored,
): AnswerValues =>
  Object.fromEntries(
    askedQuestions(sections).map((question) => [question.id, getFieldValue(question, getStored(question.id))]),
  );

/** The questions of a booking as a form asks them, in the order they come in. */
export const getSections = (answered: readonly AnsweredSection[]): QuestionSection[] =>
  answered.map(({ questions, ...section }) => ({
    ...section,
    questions: questions.map(({ id, question, type, options, required }, position) => ({
      id,
      question,
      type,
      options,
      required,
      position,
    })),
  }));

/** The answers of a booking by question. */
export const getStoredAnswers = (answered: readonly AnsweredSection[]): ReadonlyMap<number, Stored> =>
  new Map(
    answered.flatMap(({ questions }) =>
      questions.map((one): [number, Stored] => [one.id, one.kind === 'multi' ? one.answers : one.answer]),
    ),
  );
