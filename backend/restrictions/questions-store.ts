import type { Question, QuestionSection } from '../../contract/questions.ts';
import type { Db } from '../db/schema.ts';

type Owner = { scheduleId: string } | { restrictionId: string };

async function readQuestions(db: Db, sectionIds: string[]) {
  return db
    .selectFrom('questions')
    .where('sectionId', 'in', sectionIds)
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'sectionId', 'parentId', 'question', 'type', 'required', 'position'])
    .execute();
}

async function readOptions(db: Db, questionIds: number[]) {
  if (questionIds.length === 0) return [];
  return db
    .selectFrom('questionOptions')
    .where('questionId', 'in', questionIds)
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'questionId', 'value'])
    .execute();
}

/** The question sections of a schedule or a waiver, in order, with options and the questions of groups. */
export async function readQuestionSections(db: Db, owner: Owner): Promise<QuestionSection[]> {
  const sections = await db
    .selectFrom('questionSections')
    .where((where) =>
      'scheduleId' in owner
        ? where('scheduleId', '=', owner.scheduleId)
        : where('restrictionId', '=', owner.restrictionId),
    )
    .orderBy('position')
    .select(['id', 'title', 'description', 'position'])
    .execute();
  if (sections.length === 0) return [];
  const rows = await readQuestions(db, sections.map(({ id }) => id));
  const options = await readOptions(db, rows.map(({ id }) => id));
  const shown = ({ id, question, type, required, position }: (typeof rows)[number]): Omit<Question, 'questions'> => ({
    id,
    question,
    type,
    options: options.filter((option) => option.questionId === id).map((option) => ({ id: option.id, value: option.value })),
    required,
    position,
  });
  const withNested = (row: (typeof rows)[number]): Question =>
    row.type === 'group'
      ? { ...shown(row), questions: rows.filter(({ parentId }) => parentId === row.id).map(shown) }
      : shown(row);
  return sections.map(({ id, title, description, position }) => ({
    title,
    description,
    position,
    questions: rows.filter((row) => row.sectionId === id && row.parentId === null).map(withNested),
  }));
}
