import type { Tx } from '#backend/db/schema.ts';
import { randomIds } from '#backend/ids.ts';
import { readInvitationEndpoint } from '#contract/customers/invitations.ts';
import { createLinkedUserEndpoint, listLinkedUsersEndpoint } from '#contract/customers/linked-users.ts';
import { testBackend, testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { queueBehind } from '#tests/support/lock-queue.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { linkPeople, makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const clock = testClock();
const { call } = testBackend({ db, clock, ids: randomIds });
await makeOperator(db);
const venue = await makeVenue(db);
const password = 'Correct-horse-1';
let people = 0;

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

async function account(name: string) {
  people += 1;
  const email = `${name.toLowerCase()}-${people}@example.com`;
  return { email, ...(await makePerson(db, { email, password, firstName: name, lastName: 'Reed' })) };
}

const invite = (person: MadePerson, emailOrReference: string) =>
  call(`/api/v1/users/${person.id}/linked`, {
    token: person.token,
    body: { data: { relationship: 'partner', email_or_reference: emailOrReference } },
  });
const invited = async (person: MadePerson, name: string) =>
  getData(createLinkedUserEndpoint, await invite(person, name));
const list = async (person: MadePerson, query = '') =>
  getData(listLinkedUsersEndpoint, await call(`/api/v1/users/${person.id}/linked${query}`, { token: person.token }));
const send = (person: MadePerson, userId: number, link: number, email?: string) =>
  call(`/api/v1/users/${userId}/linked/${link}/invitation`, { token: person.token, body: { data: { email } } });
const read = (token: string) => call('/api/auth/invitations', { body: { token } });
const accept = (token: string, person?: MadePerson, more = {}) =>
  call('/api/auth/invitations/accept', { body: { token, ...more }, ...(person && { token: person.token }) });
const update = (person: MadePerson, link: number, status: string) =>
  call(`/api/v1/users/${person.id}/linked/${link}`, {
    method: 'PATCH',
    token: person.token,
    body: { data: { status } },
  });

async function keysTo(address: string): Promise<string[]> {
  const rows = await db.selectFrom('outbox').select('payload').orderBy('id').execute();
  return rows
    .filter(({ payload }) => payload.to === address)
    .flatMap(({ payload }) => /invitation\?key=([\w-]{43})/.exec(String(payload.text))?.[1] ?? []);
}

describe('an invitation to somebody with an account', () => {
  it('is pending and tells nothing of them until they accept it from their own account', async () => {
    const [alex, jo] = [await account('Alex'), await account('Jo')];
    const link = await invited(alex, jo.email.toUpperCase());
    expect(link).toMatchObject({
      status: 'pending',
      relationship: 'partner',
      confirmedAt: null,
      invitedEmail: jo.email,
      referencedUser: { id: null, name: jo.email.toUpperCase(), dateOfBirth: null },
    });
    expect((await call(`/api/v1/users/${jo.id}`, { token: alex.token })).status).toBe(403);
    expect(await list(jo, '?direction=incoming')).toMatchObject([
      { id: link.id, status: 'pending', referencedUser: { id: null, name: 'Alex Reed' }, invitedEmail: null },
    ]);
    expect((await update(jo, link.id, 'successful')).status).toBe(200);
    expect(await list(alex)).toMatchObject([
      { status: 'successful', referencedUser: { name: 'Jo Reed' }, hasLogIn: true, invitedEmail: null },
    ]);
    expect((await call(`/api/v1/users/${jo.id}`, { token: alex.token })).status).toBe(200);
    // Its link is of no more use.
    const [key = ''] = await keysTo(jo.email);
    expect(getFailure(await read(key)).code).toBe('invalid_token');
  });

  it('is accepted by its link, by nobody else and once', async () => {
    const [alex, jo, stranger] = [await account('Alex'), await account('Jo'), await account('Kim')];
    const reference = String(600_000 + people);
    await db.updateTable('users').set({ reference }).where('id', '=', jo.id).execute();
    const link = await invited(alex, reference);
    expect(link.referencedUser.name).toBe(reference);
    const [key = ''] = await keysTo(jo.email);
    expect(getData(readInvitationEndpoint, await read(key))).toEqual({
      kind: 'link',
      inviterName: 'Alex Reed',
      relationship: 'partner',
      personName: null,
      email: jo.email,
      hasAccount: true,
    });
    expect(getFailure(await accept(key)).code).toBe('unauthenticated');
    for (const other of [stranger, alex]) expect(getFailure(await accept(key, other)).code).toBe('link_state');
    const lock = (tx: Tx) =>
      tx.selectFrom('invitations').where('linkedUserId', '=', link.id).select('id').forUpdate().execute();
    const answers = await queueBehind(db, lock, [() => accept(key, jo), () => accept(key, jo)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await list(alex)).toMatchObject([{ id: link.id, status: 'successful' }]);
  });

  it('is neither accepted nor sent by a sign-in by PIN, which the link would outlive; it may end one', async () => {
    const [alex, jo] = [await account('Alex'), await account('Jo')];
    const child = await makePerson(db, { firstName: 'Sam', dateOfBirth: '2010-05-01' });
    await linkPeople(db, jo, child);
    const { id } = await invited(alex, jo.email);
    const [key = ''] = await keysTo(jo.email);
    const byPin = { byPin: true, createdAt: clock.now(), lastUsedAt: clock.now() };
    await db.updateTable('accessTokens').set(byPin).where('userId', '=', jo.id).execute();
    const [childLink] = await list(jo);
    const answers = [
      await update(jo, id, 'successful'),
      await accept(key, jo),
      await send(jo, jo.id, childLink?.id ?? 0, 'mallory@example.com'),
    ];
    expect(answers.map((answer) => getFailure(answer).code)).toEqual(['forbidden', 'forbidden', 'forbidden']);
    expect(await list(alex)).toMatchObject([{ status: 'pending' }]);
    expect(await keysTo('mallory@example.com')).toEqual([]);
    expect((await update(jo, id, 'revoked')).status).toBe(200);
  });

  it('is sent again, and refused, taken back and ended by those who may', async () => {
    const [alex, jo] = [await account('Alex'), await account('Jo')];
    const link = await invited(alex, jo.email);
    expect(getFailure(await invite(alex, jo.email)).code).toBe('link_state');
    expect((await send(alex, alex.id, link.id)).status).toBe(200);
    const [first = '', second = ''] = await keysTo(jo.email);
    expect(getFailure(await read(first)).code).toBe('invalid_token');
    expect((await read(second)).status).toBe(200);
    expect((await update(jo, link.id, 'revoked')).status).toBe(200);
    expect(getFailure(await read(second)).code).toBe('invalid_token');
    expect(getFailure(await send(alex, alex.id, link.id)).code).toBe('link_state');
    // They may be asked again.
    const again = await invited(alex, jo.email);
    expect((await update(alex, again.id, 'cancelled')).status).toBe(200);
    expect((await list(alex)).map(({ status }) => status)).toEqual(['revoked', 'cancelled']);
    expect(await list(jo, '?direction=incoming')).toEqual([]);
  });

  it('is mailed for a link that had none', async () => {
    const [alex, jo] = [await account('Alex'), await account('Jo')];
    await linkPeople(db, alex, jo, 'pending');
    const [link] = await list(alex);
    expect((await send(alex, alex.id, link?.id ?? 0)).status).toBe(200);
    expect(await keysTo(jo.email)).toHaveLength(1);
  });

  it('can be accepted for 14 days', async () => {
    const [alex, jo] = [await account('Alex'), await account('Jo')];
    await invited(alex, jo.email);
    const [key = ''] = await keysTo(jo.email);
    clock.set('2026-12-08T18:00:00Z');
    expect(getFailure(await accept(key, jo)).code).toBe('invalid_token');
  });
});

describe('an invitation to an address of nobody', () => {
  it('is answered as one to an account is, and belongs to whoever accepts it', async () => {
    const [alex, jo] = [await account('Alex'), await account('Jo')];
    const address = `nobody-${people}@example.com`;
    const link = await invited(alex, address);
    const known = await invited(await account('Kim'), jo.email);
    expect(Object.keys(link)).toEqual(Object.keys(known));
    expect(link).toMatchObject({
      status: known.status,
      hasLogIn: known.hasLogIn,
      invitedEmail: address,
      referencedUser: { name: address },
    });
    const [key = ''] = await keysTo(address);
    expect(getData(readInvitationEndpoint, await read(key))).toMatchObject({ hasAccount: false, email: address });
    expect((await accept(key, jo)).status).toBe(200);
    expect(await list(alex)).toMatchObject([
      { id: link.id, status: 'successful', referencedUser: { id: jo.id, name: 'Jo Reed' } },
    ]);
    const left = await db.selectFrom('users').where('isInvited', '=', true).select('id').execute();
    expect(left).toEqual([]);
  });

  it('names nobody and no address to whoever knows a number, and answers one of nobody alike', async () => {
    const [alex, jo] = [await account('Alex'), await account('Jo')];
    const reference = '100200308';
    await db.updateTable('users').set({ reference }).where('id', '=', jo.id).execute();
    const [of, ofNobody] = [await invite(alex, reference), await invite(alex, '999999999')];
    expect([of.status, of.text].join()).not.toContain('@');
    const shape = (answer: typeof of) => {
      const { id, referencedUser, createdAt, ...rest } = getData(createLinkedUserEndpoint, answer);
      return { hasId: id > 0, hasDate: createdAt !== '', person: referencedUser.id, ...rest };
    };
    expect([of.status, shape(of)]).toEqual([ofNobody.status, shape(ofNobody)]);
    expect(shape(of)).toMatchObject({ person: null, invitedEmail: null });
    expect(await keysTo(jo.email)).toHaveLength(1);
    for (const answer of [of, ofNobody]) {
      const { id } = getData(createLinkedUserEndpoint, answer);
      const again = await send(alex, alex.id, id);
      expect(again.status).toBe(200);
      expect(again.text).not.toContain('@');
    }
    // Their address does not tell that the number is theirs.
    expect((await invite(alex, jo.email)).status).toBe(200);
    expect((await list(alex)).map(({ referencedUser }) => referencedUser.id)).toEqual([null, null, null]);
    expect((await list(jo, '?direction=incoming')).map(({ referencedUser }) => referencedUser.id)).toEqual([null]);
  });

  it('is refused for oneself and without anything to go by', async () => {
    const alex = await account('Alex');
    expect(getFailure(await invite(alex, alex.email)).errors).toEqual({
      email_or_reference: ['Must be somebody else'],
    });
    const nothing = { token: alex.token, body: { data: { relationship: 'partner' } } };
    expect(getFailure(await call(`/api/v1/users/${alex.id}/linked`, nothing)).errors).toEqual({
      first_name: ['Required'],
      last_name: ['Required'],
      date_of_birth: ['Required'],
    });
  });
});

describe('a child who grows up', () => {
  async function family() {
    const parent = await account('Alex');
    const child = await makePerson(db, { firstName: 'Sam', lastName: 'Reed', dateOfBirth: '2010-05-01' });
    await linkPeople(db, parent, child);
    const [link] = await list(parent);
    const bookingId = await makeBooking(db, await makeSession(db, await makeActivity(db, venue)), child.id);
    return { parent, child, linkId: link?.id ?? 0, bookingId, address: `sam-${people}@example.com` };
  }

  it('takes the account over with what was booked; the parent is no longer linked', async () => {
    const { parent, child, linkId, bookingId, address } = await family();
    const answer = getData(createLinkedUserEndpoint, await send(parent, parent.id, linkId, address));
    expect(answer).toMatchObject({ status: 'successful', hasLogIn: false, invitedEmail: address });
    const [key = ''] = await keysTo(address);
    expect(getData(readInvitationEndpoint, await read(key))).toMatchObject({
      kind: 'take_over',
      inviterName: 'Alex Reed',
      personName: 'Sam Reed',
      hasAccount: false,
    });
    expect(getFailure(await accept(key)).errors).toEqual({ password: ['Required'] });
    const chosen = { password: 'Blue-kettle-77', password_confirmation: 'Blue-kettle-77' };
    const unlike = { ...chosen, password_confirmation: 'Blue-kettle-78' };
    expect(getFailure(await accept(key, undefined, unlike)).errors).toEqual({
      password_confirmation: ['Must match the password'],
    });
    expect((await accept(key, undefined, chosen)).status).toBe(200);
    const login = { body: { username: address, password: chosen.password } };
    const signedIn = await call('/api/auth/customer/login', login);
    const { data } = signedIn.json as { data: { token: string; user: { id: number } } };
    expect(data.user.id).toBe(child.id);
    const bookings = await call('/api/v1/activities/bookings?cancellation_source=my-account', { token: data.token });
    expect(bookings.json).toMatchObject({ data: [{ id: bookingId, user_id: child.id }] });
    expect((await list(parent)).map(({ status }) => status)).toEqual(['revoked']);
    expect((await call(`/api/v1/users/${child.id}`, { token: parent.token })).status).toBe(403);
    expect(getFailure(await accept(key, undefined, chosen)).code).toBe('invalid_token');
  });

  it('is invited to an address of their own, by a parent or by staff who sell', async () => {
    const { parent, linkId, address } = await family();
    const [seller, reader, stranger] = [
      await makePerson(db, { permissions: ['sell'] }),
      await makePerson(db, { permissions: ['customers'] }),
      await account('Kim'),
    ];
    expect(getFailure(await send(parent, parent.id, linkId)).errors).toEqual({ email: ['Required'] });
    expect((await send(parent, parent.id, linkId, stranger.email)).status).toBe(200);
    expect(await keysTo(stranger.email)).toEqual([]);
    for (const other of [reader, stranger]) expect((await send(other, parent.id, linkId, address)).status).toBe(403);
    expect((await send(stranger, stranger.id, linkId, address)).status).toBe(404);
    expect((await send(seller, parent.id, linkId, address)).status).toBe(200);
    expect(await keysTo(address)).toHaveLength(1);
  });

  it('cannot be taken over once the parent has ended the link', async () => {
    const { parent, child, linkId, address } = await family();
    await send(parent, parent.id, linkId, address);
    const [key = ''] = await keysTo(address);
    await update(parent, linkId, 'revoked');
    const chosen = { password: 'Blue-kettle-77', password_confirmation: 'Blue-kettle-77' };
    expect(getFailure(await accept(key, undefined, chosen)).code).toBe('invalid_token');
    const { email } = await db.selectFrom('users').where('id', '=', child.id).select('email').executeTakeFirstOrThrow();
    expect(email).toBeNull();
  });
});
