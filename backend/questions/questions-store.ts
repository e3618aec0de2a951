import type { Db } from '#backend/db/schema.ts';
import type { Question, QuestionSection } from '#contract/activities/questions.ts';

async function readSections(db: Db, column: 'scheduleId' | 'restrictionId', ownerIds: readonly string[]) {
  return db
    .selectFrom('questionSections')
    .where(column, 'in', ownerIds)
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'title', 'description', 'position', `${column} as ownerId`])
    .execute();
}

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

async function readOwned(
  db: Db,
  column: 'scheduleId' | 'restrictionId',
  ownerIds: readonly string[],
): Promise<Map<string, QuestionSection[]>> {
  const sectionsByOwner = new Map<string, QuestionSection[]>();
  const sections = ownerIds.length === 0 ? [] : await readSections(db, column, ownerIds);
  if (sections.length === 0) return sectionsByOwner;
  const rows = await readQuestions(
    db,
    sections.map(({ id }) => id),
  );
  const options = await readOptions(
    db,
    rows.map(({ id }) => id),
  );
  const toQuestion = ({
    id,
    question,
    type,
    required,
    position,
  }: (typeof rows)[number]): Omit<Question, 'questions'> => ({
    id,
    question,
    type,
    options: options
      .filter((option) => option.questionId === id)
      .map((option) => ({ id: option.id, value: option.value })),
    required,
    position,
  });
  const withNested = (row: (typeof rows)[number]): Question =>
    row.type === 'group'
      ? { ...toQuestion(row), questions: rows.filter(({ parentId }) => parentId === row.id).map(toQuestion) }
      : toQuestion(row);
  for (const { id, title, description, position, ownerId } of sections) {
    if (ownerId === null) continue;
    const questions = rows.filter((row) => row.sectionId === id && row.parentId === null).map(withNested);
    sectionsByOwner.set(ownerId, [
      ...(sectionsByOwner.get(ownerId) ?? []),
      { title, description, position, questions },
    ]);
  }
  return sectionsByOwner;
}

/** The question sections of camps, courses and other schedules by schedule, in order, with options and the questions of groups. */
export function readScheduleQuestions(db: Db, scheduleIds: readonly string[]): Promise<Map<string, QuestionSection[]>> {
  return readOwned(db, 'scheduleId', scheduleIds);
}

/** The question sections of waivers by waiver. */
export function readRestrictionQuestions(db: Db, ids: readonly string[]): Promise<Map<string, QuestionSection[]>> {
  return readOwned(db, 'restrictionId', ids);
}

/** The question sections of a schedule or a waiver. */
export async function readQuestionSections(
  db: Db,
  owner: { scheduleId: string } | { restrictionId: string },
): Promise<QuestionSection[]> {
  const [column, id] =
    'scheduleId' in owner
      ? (['scheduleId', owner.scheduleId] as const)
      : (['restrictionId', owner.restrictionId] as const);
  return (await readOwned(db, column, [id])).get(id) ?? [];
}
