import { listCategoriesEndpoint, updateCategoryEndpoint } from '#contract/activities/categories.ts';
import { classesBody, groupBody, openCategoryDesk } from '#tests/support/category-desk.ts';
import { testDatabase } from '#tests/support/database.ts';
import { queueBehind } from '#tests/support/lock-queue.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const { revalidated, update, remove, list, make } = await openCategoryDesk(db);
const unknownId = '7c2f44f2-9f5e-4f39-9f8b-4c0f7f6f1f10';

beforeEach(() => {
  revalidated.length = 0;
});

describe('the group above', () => {
  it('takes a category, and shows it', async () => {
    const above = await make(groupBody('family'));
    const { id } = await make(classesBody('family-swim'));
    const body = { ...classesBody('family-swim'), name: 'Swim', parent_id: above.id };
    expect(getData(updateCategoryEndpoint, await update(id, body))).toMatchObject({
      name: 'Swim',
      parent: { id: above.id, name: 'Group', slug: 'family' },
    });
    const [shown] = getData(listCategoriesEndpoint, await list('search=group')).filter((one) => one.id === above.id);
    expect(shown?.children).toEqual([{ id, name: 'Swim', slug: 'family-swim', bookingType: 'classes' }]);
  });

  it('is a group without a group above, and the category below is none', async () => {
    const [above, other, single] = [
      await make(groupBody('top')),
      await make(groupBody('other-top')),
      await make(classesBody('single')),
    ];
    const below = await make(classesBody('below'));
    await update(below.id, { ...classesBody('below'), parent_id: above.id });
    const notAGroup = 'Must be a group without a parent';
    const isAGroup = 'A group cannot have a parent';
    for (const parentId of [single.id, below.id, unknownId]) {
      const { errors } = getFailure(await update(single.id, { ...classesBody('single'), parent_id: parentId }));
      expect(errors).toEqual({ parent_id: [notAGroup] });
    }
    const asGroup = await update(other.id, { ...groupBody('other-top'), parent_id: above.id });
    expect(getFailure(asGroup).errors).toEqual({ parent_id: [isAGroup] });
    const withChildren = await update(above.id, { ...classesBody('top'), parent_id: other.id });
    expect(getFailure(withChildren).errors).toEqual({ parent_id: [isAGroup] });
    const all = await update(other.id, { ...groupBody('single'), parent_id: single.id });
    expect(getFailure(all).errors).toEqual({ slug: ['Already in use'], parent_id: [notAGroup, isAGroup] });
  });

  it('is no group any more, or holds the category, when both change at the same time', async () => {
    const [above, below] = [await make(groupBody('race-top')), await make(classesBody('race-below'))];
    const [typed, moved] = await queueBehind(
      db,
      (tx) => tx.selectFrom('categories').where('id', '=', above.id).select('id').forUpdate().execute(),
      [
        () => update(above.id, { ...classesBody('race-top'), parent_id: null }),
        () => update(below.id, { ...classesBody('race-below'), parent_id: above.id }),
      ],
    );
    expect(typed?.status).toBe(200);
    expect(moved?.status).toBe(422);
  });
});

describe('a category in use', () => {
  const uses: [string, string, (id: string) => Promise<unknown>][] = [
    [
      'with others below',
      'It has categories below it',
      (id) =>
        db
          .insertInto('categories')
          .values({ name: 'Below', slug: `b-${id}`, bookingType: 'camps', parentId: id })
          .execute(),
    ],
    [
      'that a venue offers',
      'Venues offer it',
      async (id) => {
        const venue = await makeVenue(db);
        await db.insertInto('venueActivities').values({ venueId: venue.id, categoryId: id }).execute();
      },
    ],
    [
      'with templates',
      'Templates belong to it',
      (id) => db.insertInto('templates').values({ categoryId: id, name: 'Spin' }).execute(),
    ],
    [
      'with a benefit',
      'Membership benefits apply to it',
      async (id) => {
        const type = await db
          .insertInto('membershipTypes')
          .values({ name: 'Gold', joiningFee: 0, price: 0, period: 'month' })
          .returning('id')
          .executeTakeFirstOrThrow();
        const values = { membershipTypeId: type.id, name: 'Half', categoryId: id, discountPercent: 50 };
        await db.insertInto('membershipBenefits').values(values).execute();
      },
    ],
    [
      'that meets an induction',
      'Inductions are met by it',
      (id) =>
        db
          .insertInto('restrictions')
          .values({ name: 'Gym', type: 'pre-purchase-induction', relatedCategoryId: id })
          .execute(),
    ],
  ];

  it.each(uses)('%s says why, and neither goes nor changes its type', async (what, reason, use) => {
    const slug = `used-${what.replaceAll(' ', '-')}`;
    const { id } = await make(groupBody(slug));
    await use(id);
    const inList = getData(listCategoriesEndpoint, await list('per_page=100&with_usage_checks=true'));
    expect(inList.find((one) => one.id === id)?.inUse).toEqual({ inUse: true, reasons: [reason] });
    for (const answer of [await remove(id), await update(id, { ...classesBody(slug), parent_id: null })]) {
      expect(answer.status).toBe(409);
      expect(getFailure(answer)).toMatchObject({ code: 'category_in_use', message: 'This category is in use' });
    }
    expect((await update(id, { ...groupBody(slug), name: 'Renamed', parent_id: null })).status).toBe(200);
  });

  it('has every reason at once', async () => {
    const activity = await makeActivity(db, await makeVenue(db));
    const { details } = getFailure(await remove(activity.categoryId));
    expect(details).toEqual({
      reasons: ['Venues offer it', 'Templates belong to it', 'Schedules belong to it'],
    });
  });

  it('is kept when something comes to use it while it is deleted', async () => {
    const { id } = await make(groupBody('used-meanwhile'));
    const [answer] = await queueBehind(
      db,
      async (tx) => {
        const values = { name: 'Below', slug: 'meanwhile', bookingType: 'camps' as const, parentId: id };
        await tx.insertInto('categories').values(values).execute();
      },
      [() => remove(id)],
    );
    expect(answer?.status).toBe(409);
  });
});

it('tells the web where a changed category shows, and nothing of one that shows nowhere', async () => {
  const [venue, elsewhere] = [await makeVenue(db), await makeVenue(db)];
  const above = await make(groupBody('shown-group'));
  const activity = await makeActivity(db, venue, { slug: 'shown', bookingType: 'classes' });
  await makeActivity(db, elsewhere);
  await update(activity.categoryId, { ...classesBody('shown-now'), parent_id: above.id });
  const { slug } = venue;
  expect(revalidated).toHaveLength(1);
  expect(revalidated[0]?.toSorted()).toEqual(
    [
      'venues',
      'timetables',
      `activities:${slug}`,
      `camps:${slug}`,
      `courses:${slug}`,
      `timetable:${slug}`,
      `timetable:${slug}:shown`,
      `timetable:${slug}:shown-now`,
      `timetable:${slug}:shown-group`,
    ].toSorted(),
  );
  revalidated.length = 0;
  await update((await make(classesBody('nowhere-shown'))).id, { ...classesBody('nowhere-now'), parent_id: null });
  expect(revalidated).toEqual([]);
});
