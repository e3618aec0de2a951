import type { Db } from '#backend/db/schema.ts';
import type { Answer, AnsweredSection, Question, QuestionSection } from '#contract/activities/questions.ts';
import { readQuestionSections } from './questions-store.ts';
import { readAnswers, type StoredAnswers } from './store-answers.ts';

interface Booked {
  id: string;
  bundleId: string | null;
  scheduleId: string;
  occurrenceId: string;
  userId: number | null;
}

function withAnswer(question: Omit<Question, 'questions'>, stored: Answer['answer'] | undefined) {
  const { id, type, options, required, position } = question;
  const facts = { id, question: question.question, type, options, required, position };
  if (type === 'multi_select')
    return { ...facts, kind: 'multi' as const, answers: Array.isArray(stored) ? stored : [] };
  const answer = stored === undefined || Array.isArray(stored) ? null : stored;
  if (type === 'date') return { ...facts, kind: 'date' as const, answer: answer === null ? null : String(answer) };
  return { ...facts, kind: 'simple' as const, answer };
}

/** Questions with what was answered. */
export function getAnsweredSections(sections: readonly QuestionSection[], answers: StoredAnswers): AnsweredSection[] {
  return sections.map(({ questions, ...section }) => ({
    ...section,
    questions: questions
      .flatMap((question) => question.questions ?? [question])
      .map((question) => withAnswer(question, answers.get(question.id))),
  }));
}

/** The questions of a booking, or of its camp or course, with what was answered. */
export async function readAnsweredSections(db: Db, booked: Booked): Promise<AnsweredSection[]> {
  const sections = await readQuestionSections(db, { scheduleId: booked.scheduleId });
  if (sections.length === 0) return [];
  return getAnsweredSections(sections, await readAnswers(db, { ...booked, bookingId: booked.id }));
}
