import { deleteCategoryEndpoint, listCategoriesEndpoint } from '#contract/activities/categories.ts';
import { categoriesPath, classesBody, groupBody, openCategoryDesk } from '#tests/support/category-desk.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { getData, getFailure, paginationIn } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const { call, clerk, create, update, remove, list, make } = await openCategoryDesk(db);
type Body = Record<string, unknown>;
const unknownId = '7c2f44f2-9f5e-4f39-9f8b-4c0f7f6f1f10';

describe('values of a category', () => {
  it.each<[string, Body]>([
    ['a name and slug of one character', { name: 'a', slug: 'a' }],
    ['a name and slug of 255 characters', { name: 'n'.repeat(255), slug: 's'.repeat(255) }],
    ['a group', { booking_type: null, slug: 'limits-group' }],
  ])('can be %s', async (_, values) => {
    const { status, headers } = await create({ ...classesBody('limits'), ...values });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  const types = 'ticketed, resources, classes, courses, camps';
  it.each<[Body, Record<string, string[]>]>([
    [{ name: '' }, { name: ['Required'] }],
    [{ name: '  ' }, { name: ['Required'] }],
    [{ name: undefined }, { name: ['Required'] }],
    [{ name: 'n'.repeat(256) }, { name: ['Must contain at most 255 character(s)'] }],
    [{ name: 5 }, { name: ['Must be of type string'] }],
    [{ slug: undefined }, { slug: ['Required'] }],
    [{ slug: 's'.repeat(256) }, { slug: ['Must contain at most 255 character(s)'] }],
    [{ slug: 'Aqua Fit' }, { slug: ['Must be one of the allowed forms'] }],
    [{ slug: 'aqua--fit' }, { slug: ['Must be one of the allowed forms'] }],
    [{ booking_type: undefined }, { booking_type: ['Required'] }],
    [{ booking_type: 'discos' }, { booking_type: [`Must be one of: ${types}`] }],
    [
      { name: '', slug: '-', booking_type: 1 },
      { name: ['Required'], slug: ['Must be one of the allowed forms'], booking_type: [`Must be one of: ${types}`] },
    ],
  ])('cannot be %j', async (values, errors) => {
    const { id } = (await db.selectFrom('categories').select('id').executeTakeFirst()) ?? { id: unknownId };
    const body = { ...classesBody('refused'), parent_id: null, ...values };
    for (const answer of [await create(body), await update(id, body)]) {
      expect(answer.status).toBe(422);
      expect(getFailure(answer)).toMatchObject({ code: 'validation_failed', errors });
    }
  });

  it('say the group above in a change, as an id or as null', async () => {
    const { id } = await make(classesBody('to-change'));
    expect(getFailure(await update(id, classesBody('to-change'))).errors).toEqual({ parent_id: ['Required'] });
    const answer = await update(id, { ...classesBody('to-change'), parent_id: 'group' });
    expect(getFailure(answer).errors).toEqual({ parent_id: ['Must be a UUID'] });
  });
});

it('creates a category and writes that down', async () => {
  const data = await make({ name: ' Aqua ', slug: 'aqua', booking_type: 'classes' });
  expect(data).toEqual({
    id: expect.any(String),
    name: 'Aqua',
    slug: 'aqua',
    bookingType: 'classes',
    children: [],
    parent: null,
    inUse: null,
    createdAt: '2026-11-24T18:00:00Z',
  });
  const events = await db.selectFrom('auditEvents').where('subjectId', '=', data.id).selectAll().execute();
  expect(events).toMatchObject([
    { action: 'category_created', subjectType: 'category', actorUserId: clerk.id, details: { slug: 'aqua' } },
  ]);
});

it('has a slug only once, among groups and those below them', async () => {
  const above = await make(groupBody('once-group'));
  const below = await make(classesBody('once-below'));
  await update(below.id, { ...classesBody('once-below'), parent_id: above.id });
  for (const slug of ['once-group', 'once-below']) {
    expect(getFailure(await create(classesBody(slug))).errors).toEqual({ slug: ['Already in use'] });
  }
  const renamed = await update(below.id, { ...classesBody('once-group'), parent_id: null });
  expect(getFailure(renamed).errors).toEqual({ slug: ['Already in use'] });
  expect((await update(below.id, { ...classesBody('once-below'), parent_id: null })).status).toBe(200);
});

it('refuses one of two that take the same slug at the same time', async () => {
  const answers = await Promise.all([create(classesBody('at-once')), create(classesBody('at-once'))]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

it('deletes a category that is not in use, and writes that down', async () => {
  const { id } = await make(classesBody('to-delete'));
  expect(getData(deleteCategoryEndpoint, await remove(id))).toBeNull();
  expect((await remove(id)).status).toBe(404);
  expect((await update(id, { ...classesBody('to-delete'), parent_id: null })).status).toBe(404);
  const events = await db
    .selectFrom('auditEvents')
    .where('subjectId', '=', id)
    .select('action')
    .orderBy('id')
    .execute();
  expect(events.map(({ action }) => action)).toEqual(['category_created', 'category_deleted']);
});

it.each(['x', unknownId])('knows no category %s', async (id) => {
  expect((await remove(id)).status).toBe(404);
  expect((await update(id, { ...classesBody('nowhere'), parent_id: null })).status).toBe(404);
});

describe('the list', () => {
  it('has all by name, page by page, by name and type where asked', async () => {
    for (const name of ['Zulu één', 'Zulu two', 'Zulu three'])
      await make({
        name,
        slug: name
          .toLowerCase()
          .replaceAll(/[^a-z]/g, '-')
          .replaceAll(/-+/g, '-'),
        booking_type: null,
      });
    await make({ name: 'Zulu camp', slug: 'zulu-camp', booking_type: 'camps' });
    const names = async (query: string) => getData(listCategoriesEndpoint, await list(query)).map(({ name }) => name);
    expect(await names('search=zulu')).toEqual(['Zulu camp', 'Zulu three', 'Zulu two', 'Zulu één']);
    expect(await names('search=EEN+zulu')).toEqual(['Zulu één']);
    expect(await names('search=zulu&booking_type=camps')).toEqual(['Zulu camp']);
    expect(await names('search=%25')).toEqual([]);
    const second = await list('search=zulu&page=2&per_page=3');
    expect(getData(listCategoriesEndpoint, second)).toMatchObject([{ name: 'Zulu één', inUse: null }]);
    expect(paginationIn(second)).toMatchObject({ currentPage: 2, totalRecords: 4, totalPages: 2, nextPage: null });
    expect(second.headers.get('cache-control')).toBe('no-store');
    const unused = getData(listCategoriesEndpoint, await list('search=zulu+two&with_usage_checks=1'));
    expect(unused).toMatchObject([{ inUse: { inUse: false, reasons: [] } }]);
  });

  it.each([
    [`search=${'s'.repeat(255)}`, undefined],
    [`search=${'s'.repeat(256)}`, { search: ['Must contain at most 255 character(s)'] }],
    ['search=', undefined],
    ['per_page=100', undefined],
    ['per_page=101&page=0', { per_page: ['Must be at most 100'], page: ['Must be at least 1'] }],
    ['with_usage_checks=maybe', { with_usage_checks: ['Must be of type boolean'] }],
    ['booking_type=discos', { booking_type: ['Must be one of: ticketed, resources, classes, courses, camps'] }],
  ])('checks %s', async (query, errors) => {
    const answer = await list(query);
    if (errors === undefined) expect(answer.status).toBe(200);
    else expect(getFailure(answer).errors).toEqual(errors);
  });
});

describe('without the permission', () => {
  it('is refused, and nothing changes', async () => {
    const { id } = await make(classesBody('guarded'));
    const customer = await makePerson(db);
    const others = await makePerson(db, { permissions: ['sell', 'customers', 'timetable', 'attendance', 'refunds'] });
    for (const caller of [customer, others]) {
      const as = (method: string, at: string, body?: unknown) => call(at, { method, body, token: caller.token });
      const body = { data: { ...classesBody('guarded-now'), parent_id: null } };
      for (const answer of [
        await as('GET', categoriesPath),
        await as('POST', categoriesPath, body),
        await as('PUT', `${categoriesPath}/${id}`, body),
        await as('DELETE', `${categoriesPath}/${id}`),
      ])
        expect(getFailure(answer)).toMatchObject({ status: 403, code: 'forbidden' });
    }
    expect((await call(categoriesPath)).status).toBe(401);
    const kept = await db
      .selectFrom('categories')
      .where('slug', 'in', ['guarded', 'guarded-now'])
      .select('slug')
      .execute();
    expect(kept).toEqual([{ slug: 'guarded' }]);
  });
});
