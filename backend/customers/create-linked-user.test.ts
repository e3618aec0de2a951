import { randomIds } from '#backend/ids.ts';
import { createLinkedUserEndpoint, listLinkedUsersEndpoint } from '#contract/customers/linked-users.ts';
import { testBackend } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { linkPeople, makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const { call } = testBackend({ db, ids: randomIds });
await makeOperator(db);

const ivy = { first_name: 'Ivy', last_name: 'Morgan', date_of_birth: '2020-02-29', relationship: 'parent' };
const add = (parent: MadePerson, person: object = ivy, more: { id?: number; headers?: Record<string, string> } = {}) =>
  call(`/api/v1/users/${more.id ?? parent.id}/linked`, {
    token: parent.token,
    headers: more.headers,
    body: { data: person },
  });
const readLinks = async (parent: MadePerson) =>
  getData(listLinkedUsersEndpoint, await call(`/api/v1/users/${parent.id}/linked`, { token: parent.token }));

describe('a parent', () => {
  it('adds a child, who has no log-in and may be booked for at once', async () => {
    const parent = await makePerson(db);
    const link = getData(createLinkedUserEndpoint, await add(parent, { ...ivy, first_name: ' Ivy ' }));
    expect(link).toMatchObject({
      status: 'successful',
      relationship: 'parent',
      referencedUser: { name: 'Ivy Morgan', dateOfBirth: '2020-02-29' },
    });
    expect(await readLinks(parent)).toEqual([link]);
    const { id } = link.referencedUser;
    const child = await db.selectFrom('users').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
    expect(child).toMatchObject({ email: null, passwordHash: null, isStaff: false });
    expect((await call(`/api/v1/users/${id}`, { token: parent.token })).status).toBe(200);
    const events = await db.selectFrom('auditEvents').where('subjectId', '=', String(id)).selectAll().execute();
    expect(events).toMatchObject([{ action: 'linked_user_created', actorUserId: parent.id }]);
  });

  it('adds to their own account also while they act for somebody', async () => {
    const [parent, sam] = [await makePerson(db), await makePerson(db)];
    await linkPeople(db, parent, sam);
    await add(parent, ivy, { headers: { 'X-Selected-User-Id': String(sam.id) } });
    expect(await readLinks(parent)).toHaveLength(2);
    expect(await readLinks(sam)).toHaveLength(0);
  });

  it('adds nobody to another account, not even that of somebody linked', async () => {
    const [parent, partner] = [await makePerson(db), await makePerson(db)];
    await linkPeople(db, parent, partner);
    expect(getFailure(await add(parent, ivy, { id: partner.id })).code).toBe('forbidden');
    expect(await readLinks(partner)).toHaveLength(0);
  });

  it.each([
    ['first_name', { first_name: ' ' }],
    ['last_name', { last_name: 'x'.repeat(256) }],
    ['date_of_birth', { date_of_birth: '2026-02-30' }],
    ['date_of_birth', { date_of_birth: '2026-11-24' }],
    ['relationship', { relationship: 'friend' }],
  ])('is told what is wrong with %s: %j', async (field, wrong) => {
    const failure = getFailure(await add(await makePerson(db), { ...ivy, ...wrong }));
    expect(failure.code).toBe('validation_failed');
    expect(Object.keys(failure.errors ?? {})).toEqual([field]);
  });

  it('adds the same child once, however often they press', async () => {
    const parent = await makePerson(db);
    const statuses = (await Promise.all([1, 2, 3, 4].map(() => add(parent)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
    const again = getFailure(await add(parent, { ...ivy, first_name: 'IVY' }));
    expect(again).toMatchObject({ code: 'link_state', message: 'IVY Morgan is in your account already' });
    expect((await add(parent, { ...ivy, date_of_birth: '2020-03-01' })).status).toBe(200);
    expect((await add(await makePerson(db))).status).toBe(200);
  });

  it('has at most twenty people, also when the last ones are added at once', async () => {
    const parent = await makePerson(db);
    for (let number = 1; number < 20; number += 1) await linkPeople(db, parent, await makePerson(db));
    const replies = await Promise.all(['A', 'B', 'C'].map((name) => add(parent, { ...ivy, first_name: name })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(getFailure(await add(parent)).code).toBe('linked_user_limit');
    expect(await readLinks(parent)).toHaveLength(20);
  });
});

it('nobody else’s date of birth is told: not of somebody with a log-in, nor of a link that is pending', async () => {
  const parent = await makePerson(db);
  const born = { dateOfBirth: '1987-11-30' };
  await linkPeople(db, parent, await makePerson(db, { ...born, email: 'partner@example.com' }));
  await linkPeople(db, parent, await makePerson(db, born), 'pending');
  expect((await readLinks(parent)).map(({ referencedUser }) => referencedUser.dateOfBirth)).toEqual([null, null]);
});
