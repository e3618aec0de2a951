import { getRestrictionEndpoint } from '#contract/activities/restrictions.ts';
import { testBackend } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { getData } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const { call } = testBackend({ db });
const { id: categoryId } = await db
  .insertInto('categories')
  .values({ name: 'Inductions', slug: 'inductions', bookingType: 'classes' })
  .returning('id')
  .executeTakeFirstOrThrow();

async function make(terms: string | null): Promise<string> {
  const values = { name: 'Pool rules', type: 'enhanced-pre-waiver', terms, relatedCategoryId: categoryId } as const;
  const { id } = await db.insertInto('restrictions').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

const read = async (id: string) => getData(getRestrictionEndpoint, await call(`/api/v1/activities/restrictions/${id}`));

it('shows a waiver to everybody, with its terms made harmless', async () => {
  const terms =
    '<p onclick="steal()">No <strong>running</strong>.</p><script>steal()</script><a href="javascript:steal()">more</a>';
  expect(await read(await make(terms))).toMatchObject({
    name: 'Pool rules',
    type: 'enhanced-pre-waiver',
    terms: '<p>No <strong>running</strong>.</p><a>more</a>',
    relatedCategory: { id: categoryId, slug: 'inductions' },
    customQuestionSections: [],
  });
});

it('brings its questions in order, with options and the questions of groups', async () => {
  const id = await make(null);
  const section = await db
    .insertInto('questionSections')
    .values({ restrictionId: id, title: 'Health' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const question = (question: string, position: number, more: object = {}) =>
    db
      .insertInto('questions')
      .values({ sectionId: section.id, type: 'text', question, position, ...more })
      .returning('id')
      .executeTakeFirstOrThrow();
  await question('Last', 3);
  const group = await question('Contact', 2, { type: 'group' });
  await question('Phone', 1, { parentId: group.id, required: true });
  const choice = await question('Level', 1, { type: 'select' });
  await db
    .insertInto('questionOptions')
    .values([
      { questionId: choice.id, value: 'Confident', position: 2 },
      { questionId: choice.id, value: 'Beginner', position: 1 },
    ])
    .execute();
  const { customQuestionSections, terms } = await read(id);
  expect(terms).toBeNull();
  expect(customQuestionSections).toMatchObject([
    {
      title: 'Health',
      questions: [
        { question: 'Level', options: [{ value: 'Beginner' }, { value: 'Confident' }] },
        { question: 'Contact', type: 'group', questions: [{ question: 'Phone', required: true }] },
        { question: 'Last' },
      ],
    },
  ]);
});

it.each(['7c2f44f2-9f5e-4f39-9f8b-4c0f7f6f1f10', 'not-an-id'])('answers 404 to %s', async (id) => {
  expect((await call(`/api/v1/activities/restrictions/${id}`)).status).toBe(404);
});
