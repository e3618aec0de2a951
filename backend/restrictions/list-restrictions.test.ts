import { listRestrictionsEndpoint } from '#contract/activities/restrictions.ts';
import { testBackend } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { getData, getFailure, paginationIn } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const { call } = testBackend({ db });
const { token } = await makePerson(db, { permissions: ['timetable'] });
const path = '/api/v1/activities/restrictions';
const list = (query = '') => call(`${path}?${query}`, { token });
const names = async (query: string) => getData(listRestrictionsEndpoint, await list(query)).map(({ name }) => name);

const { id: categoryId } = await db
  .insertInto('categories')
  .values({ name: 'Inductions', slug: 'inductions', bookingType: 'classes' })
  .returning('id')
  .executeTakeFirstOrThrow();
const restrictions = await db
  .insertInto('restrictions')
  .values([
    { name: 'Trampoline rules', type: 'pre-purchase-waiver', terms: '<p>No shoes.</p>' },
    { name: 'Gym induction', type: 'pre-purchase-induction', relatedCategoryId: categoryId },
    { name: 'Climbing rules', type: 'enhanced-pre-waiver' },
  ])
  .returning(['id', 'name'])
  .execute();
const climbing = restrictions.find(({ name }) => name === 'Climbing rules');
const section = await db
  .insertInto('questionSections')
  .values({ restrictionId: climbing?.id ?? null, title: 'Health' })
  .returning('id')
  .executeTakeFirstOrThrow();
await db.insertInto('questions').values({ sectionId: section.id, type: 'text', question: 'Injuries' }).execute();

it('has all restrictions by name, without their terms', async () => {
  const answer = await list();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(getData(listRestrictionsEndpoint, answer)).toMatchObject([
    { name: 'Climbing rules', terms: null, customQuestionSections: [{ questions: [{ question: 'Injuries' }] }] },
    { name: 'Gym induction', relatedCategory: { id: categoryId, slug: 'inductions' }, customQuestionSections: [] },
    { name: 'Trampoline rules', type: 'pre-purchase-waiver', terms: null, relatedCategory: null },
  ]);
});

it('finds them by words of the name, by type and page by page', async () => {
  expect(await names('search=RULES')).toEqual(['Climbing rules', 'Trampoline rules']);
  expect(await names('search=rules&type=enhanced-pre-waiver')).toEqual(['Climbing rules']);
  expect(await names('type=post-purchase-waiver')).toEqual([]);
  const second = await list('page=2&per_page=2');
  expect(getData(listRestrictionsEndpoint, second)).toMatchObject([{ name: 'Trampoline rules' }]);
  expect(paginationIn(second)).toMatchObject({ currentPage: 2, nextPage: null, totalRecords: 3, totalPages: 2 });
});

it.each([
  [`search=${'s'.repeat(255)}`, undefined],
  [`search=${'s'.repeat(256)}`, { search: ['Must contain at most 255 character(s)'] }],
  ['per_page=100', undefined],
  ['per_page=101', { per_page: ['Must be at most 100'] }],
  ['per_page=0&page=0', { per_page: ['Must be at least 1'], page: ['Must be at least 1'] }],
  [
    'type=waiver',
    {
      type: [
        'Must be one of: pre-purchase-waiver, pre-purchase-induction, post-purchase-waiver, post-purchase-induction, enhanced-pre-waiver',
      ],
    },
  ],
])('checks %s', async (query, errors) => {
  const answer = await list(query);
  if (errors === undefined) expect(answer.status).toBe(200);
  else expect(getFailure(answer)).toMatchObject({ status: 422, errors });
});

it('is for staff with `timetable` alone', async () => {
  expect((await call(path)).status).toBe(401);
  const others = [
    await makePerson(db),
    await makePerson(db, { permissions: ['sell', 'customers', 'categories', 'attendance', 'refunds'] }),
  ];
  for (const person of others) expect((await call(path, { token: person.token })).status).toBe(403);
});
