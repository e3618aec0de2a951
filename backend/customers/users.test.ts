import { getAuthUserEndpoint } from '#contract/customers/auth.ts';
import { listLinkedUsersEndpoint } from '#contract/customers/linked-users.ts';
import { getUserEndpoint } from '#contract/customers/users.ts';
import { testBackend } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeMembership } from '#tests/support/make/make-discounts.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { linkPeople, makePerson } from '#tests/support/make/make-person.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { getData } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const { call } = testBackend({ db });
await makeOperator(db);
const venue = await makeVenue(db, { slug: 'riverside' });
const robin = await makePerson(db, { homeVenueId: venue.id, barcode: '0042' });
const [amy, zoe, stranger] = [
  await makePerson(db, { firstName: 'Amy' }),
  await makePerson(db, { firstName: 'Zoe' }),
  await makePerson(db),
];
await linkPeople(db, robin, zoe);
await linkPeople(db, robin, amy, 'pending');

describe('who is signed in', () => {
  const state = async (headers: Record<string, string> = {}) =>
    getData(getAuthUserEndpoint, await call('/api/auth/user', { token: robin.token, headers }));

  it('is told with the family, memberships, credit and what is owed', async () => {
    await makeMembership(db, { venue, userId: robin.id });
    await db
      .insertInto('creditAccounts')
      .values([
        { userId: robin.id, type: 'general', balance: 500, reserved: 100 },
        { userId: robin.id, type: 'membership', balance: 250 },
      ])
      .execute();
    await db.insertInto('penalties').values({ userId: robin.id, name: 'Fee', reason: 'late', amount: 500 }).execute();
    expect(await state()).toMatchObject({
      user: { id: robin.id },
      linkedUsers: [
        { referencedUser: { name: 'Amy Reed' }, status: 'pending' },
        { referencedUser: { name: 'Zoe Reed' }, status: 'successful' },
      ],
      membershipUsers: [{ userId: robin.id, name: 'Robin Reed', membership: { name: 'Swim and gym' } }],
      homeVenueSlug: 'riverside',
      creditBalance: { value: 650 },
      barcode: '0042',
      selectedUser: null,
      outstandingPenalties: true,
      permissions: [],
    });
  });

  it('names the linked person acted for', async () => {
    const { selectedUser } = await state({ 'X-Selected-User-Id': String(zoe.id) });
    expect(selectedUser).toEqual({ id: zoe.id, name: 'Zoe Reed' });
  });

  it('lists what staff may do', async () => {
    const { token } = await makePerson(db, { permissions: ['sell'] });
    expect(getData(getAuthUserEndpoint, await call('/api/auth/user', { token })).permissions).toEqual(['sell']);
  });

  it('is nobody without a token', async () => {
    expect((await call('/api/auth/user')).status).toBe(401);
  });
});

describe('details of a person', () => {
  const readUser = (id: number, token?: string) => call(`/api/v1/users/${id}`, { token });

  it('are one’s own and those of a linked person', async () => {
    expect(getData(getUserEndpoint, await readUser(robin.id, robin.token)).id).toBe(robin.id);
    expect(getData(getUserEndpoint, await readUser(zoe.id, robin.token)).firstName).toBe('Zoe');
  });

  it('are only the names of somebody linked', async () => {
    const personal = {
      email: 'zoe@example.com',
      phone: '0161 496 0000',
      gender: 'female',
      ethnicity: 'white',
      disability: 'none',
      dateOfBirth: '2014-05-06',
      address1: '1 High Street',
      town: 'Leeds',
      postcode: 'LS1 1AA',
      country: 'GB',
      marketingEmail: true,
    };
    const child = await makePerson(db, { firstName: 'Zoe', lastName: 'Stone', reference: 'CHILD-7', ...personal });
    const parent = await makePerson(db);
    await linkPeople(db, parent, child);
    const { id, uuid, firstName, lastName, title, profilePictureUrl, createdAt, ...rest } = getData(
      getUserEndpoint,
      await readUser(child.id, parent.token),
    );
    expect([id, firstName, lastName]).toEqual([child.id, 'Zoe', 'Stone']);
    expect([uuid, title, profilePictureUrl, createdAt].join()).not.toMatch(/CHILD-7|example\.com|LS1/);
    expect(Object.values(rest).every((value) => value === null)).toBe(true);
    expect(getData(getUserEndpoint, await readUser(child.id, child.token))).toMatchObject({
      reference: 'CHILD-7',
      dateOfBirth: '2014-05-06',
    });
  });

  it('are nobody else’s, and nobody learns who exists', async () => {
    const answers = await Promise.all(
      [stranger.id, amy.id, 999_999, 9_999_999_999].map((id) => readUser(id, robin.token)),
    );
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await readUser(robin.id, zoe.token)).status).toBe(403);
    expect((await readUser(robin.id)).status).toBe(401);
  });

  it('are open to staff for customers, who are told when there is nobody', async () => {
    const clerk = await makePerson(db, { permissions: ['customers'] });
    expect((await readUser(stranger.id, clerk.token)).status).toBe(200);
    expect((await readUser(999_999, clerk.token)).status).toBe(404);
    const seller = await makePerson(db, { permissions: ['sell'] });
    expect((await readUser(stranger.id, seller.token)).status).toBe(403);
  });

  it.each(['0', '-1', '01', 'me', '1.5'])('are 404 at %s', async (id) => {
    expect((await call(`/api/v1/users/${id}`, { token: robin.token })).status).toBe(404);
  });
});

describe('linked people', () => {
  const list = (id: number, token: string) => call(`/api/v1/users/${id}/linked`, { token });

  it('are listed in every state, by name', async () => {
    const linkedUsers = getData(listLinkedUsersEndpoint, await list(robin.id, robin.token));
    expect(linkedUsers.map(({ referencedUser, relationship }) => `${referencedUser.name}, ${relationship}`)).toEqual([
      'Amy Reed, parent',
      'Zoe Reed, parent',
    ]);
  });

  it('are the account holder’s and staff’s to see', async () => {
    expect((await list(robin.id, zoe.token)).status).toBe(403);
    expect((await list(zoe.id, robin.token)).status).toBe(403);
    const clerk = await makePerson(db, { permissions: ['customers'] });
    expect((await list(robin.id, clerk.token)).status).toBe(200);
  });
});
