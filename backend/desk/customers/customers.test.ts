import { randomIds } from '#backend/ids.ts';
import { createCustomerEndpoint, getDeskCustomerEndpoint, listUsersEndpoint } from '#contract/desk/customers.ts';
import { testBackend } from '#tests/support/backend.ts';
import { openShop, place } from '#tests/support/cart/shop.ts';
import { openDesk, tender } from '#tests/support/desk/desk.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeMembership } from '#tests/support/make/make-discounts.ts';
import { linkPeople, makePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { getData, getFailure, paginationIn } from '#tests/support/replies.ts';

const shop = await openShop();
const { db, venue, clock } = shop;
// The shop's own ids are few, and so the references made of them.
const { call } = testBackend({ db, clock, ids: randomIds });
const desk = openDesk({ call, venue });
const clerk = await makePerson(db, {
  permissions: ['sell', 'customers', 'refunds'],
  firstName: 'Nadia',
  lastName: 'Khan',
});

const somebody = (firstName: string, lastName: string, more: object = {}) =>
  makePerson(db, { firstName, lastName, ...more });

const alex = await somebody('Alex', 'Morgan', {
  email: 'alex@example.com',
  reference: '400218736',
  barcode: '7010020030',
  postcode: 'HX6 2AE',
  dateOfBirth: '1986-06-02',
  phone: '07700 900412',
});
const dee = await somebody('Dee', 'Mortimer', { reference: '400190442', postcode: 'HX6 3BB' });
const paul = await somebody('Paul', 'Morris', { email: 'p.morris@example.com', reference: '400231907' });

const search = (query: string) => call(`/api/v1/users?${query}`, { token: clerk.token });
const find = async (text: string) =>
  getData(listUsersEndpoint, await search(`search=${encodeURIComponent(text)}`)).map(({ id }) => id);

describe('finding', () => {
  it.each([
    ['the beginning of a last name, by last and first name', 'mor', [alex.id, paul.id, dee.id]],
    ['a first name', 'DEE', [dee.id]],
    ['both names, in any order', 'morgan al', [alex.id]],
    ['an e-mail', 'p.morris@', [paul.id]],
    ['a reference', '400219', []],
    ['the beginning of a reference', '40021873', [alex.id]],
    ['a whole barcode', '7010020030', [alex.id]],
    ['a part of a barcode', '701002003', []],
    ['a postcode without its space', 'hx62', [alex.id]],
    ['a postcode with its space', 'HX6 3', [dee.id]],
    ['signs that mean something in a pattern', '%%', []],
    ['the same with letters', 'm_r', []],
  ])('takes %s', async (_name, text, ids) => {
    expect(await find(text)).toEqual(ids);
  });

  it('tells two people of one name apart', async () => {
    const [hit] = getData(listUsersEndpoint, await search('barcode=7010020030'));
    expect(hit).toMatchObject({
      id: alex.id,
      firstName: 'Alex',
      lastName: 'Morgan',
      reference: '400218736',
      dateOfBirth: '1986-06-02',
      email: 'alex@example.com',
      phone: '07700 900412',
      postcode: 'HX6 2AE',
      barcode: '7010020030',
      membership: null,
      owed: { value: 0 },
    });
  });

  it('finds nobody by an unknown card, and pages', async () => {
    const unknown = await search('barcode=TL400299999');
    expect([unknown.status, getData(listUsersEndpoint, unknown)]).toEqual([200, []]);
    const page = await search('search=mor&per_page=2&page=2');
    expect(getData(listUsersEndpoint, page).map(({ id }) => id)).toEqual([dee.id]);
    expect(paginationIn(page)).toMatchObject({ totalRecords: 3, totalPages: 2 });
  });

  it('leaves out who was only invited, and who has left', async () => {
    await somebody('Zed', 'Zulu', { isInvited: true });
    await somebody('Zed', 'Zulu', { closedAt: clock.now() });
    expect(await find('zulu')).toEqual([]);
  });

  it('needs two letters, and is written down', async () => {
    expect(getFailure(await search('search=m')).errors).toEqual({
      search: ['Must contain at least 2 character(s)'],
    });
    const events = db.selectFrom('auditEvents').where('action', '=', 'customers_found').select('actorUserId');
    expect((await events.execute()).length).toBeGreaterThan(0);
  });
});

describe('the record', () => {
  const read = async (id: number) =>
    getData(getDeskCustomerEndpoint, await call(`/api/foh/customers/${id}`, { token: clerk.token }));

  it('says what they owe, hold and have booked, and whom they book for', async () => {
    const holder = await somebody('Olive', 'Owner');
    const child = await somebody('Sam', 'Owner', { dateOfBirth: '2017-01-01' });
    const others = await Promise.all([somebody('P', 'One'), somebody('R', 'Two'), somebody('C', 'Three')]);
    await linkPeople(db, holder, child);
    for (const [index, status] of (['pending', 'revoked', 'cancelled'] as const).entries())
      await linkPeople(db, holder, others[index] ?? child, status);
    await makeMembership(db, { venue, userId: holder.id });
    await db
      .insertInto('penalties')
      .values([
        { userId: holder.id, name: 'Late cancellation', reason: 'late', amount: 500 },
        { userId: holder.id, name: 'Waived', reason: 'late', amount: 70, status: 'waived', closedAt: clock.now() },
      ])
      .execute();
    await db
      .insertInto('journalTransactions')
      .values({ userId: holder.id, kind: 'debt', name: 'Locker', amount: 30 })
      .execute();
    await db
      .insertInto('creditAccounts')
      .values([
        { userId: holder.id, type: 'membership', balance: 1200 },
        { userId: holder.id, type: 'general', balance: 1500, reserved: 300 },
      ])
      .execute();
    await db.updateTable('operators').set({ fohMayLeaveBalance: true }).execute();
    const classes = await makeActivity(db, venue);
    const sale = { by: clerk, customer: holder };
    const over = await makeSession(db, classes, { startsAt: new Date('2026-11-24T19:00:00Z'), price: 600 });
    const orderId = await desk.pay(sale, await desk.fill(sale, place(over)), [tender('cash', 200)]);
    await db.updateTable('operators').set({ fohMayLeaveBalance: false }).execute();
    const record = await read(holder.id);
    expect(record).toMatchObject({
      user: { id: holder.id, owed: { value: 500 + 30 + 400 } },
      memberships: [{ status: 'active' }],
      credit: { membership: { value: 1200 }, general: { value: 1200 } },
      penalties: [{ name: 'Late cancellation', amount: { value: 500 } }],
      debts: [{ name: 'Locker', amount: { value: 30 } }],
      unpaidOrders: [{ id: orderId, total: { value: 600 }, balance: { value: 400 } }],
      linkedUsers: [{ userId: child.id, name: 'Sam Owner', relationship: 'parent', age: 9 }],
      upcomingBookings: [{ occurrenceId: over.id, order: { id: orderId } }],
      bookingDisabled: false,
    });
    expect(record.user.membership).not.toBeNull();
    clock.set('2026-11-24T20:00:00Z');
    expect((await read(holder.id)).upcomingBookings).toEqual([]);
    clock.set('2026-11-24T18:00:00Z');
  });

  it('says who may not book, and is written down', async () => {
    const barred = await somebody('Barry', 'Barred', { bookingBarredAt: clock.now() });
    expect((await read(barred.id)).bookingDisabled).toBe(true);
    const event = await db
      .selectFrom('auditEvents')
      .where('action', '=', 'customer_read')
      .where('subjectId', '=', String(barred.id))
      .select('actorUserId')
      .execute();
    expect(event).toEqual([{ actorUserId: clerk.id }]);
  });
});

describe('somebody new', () => {
  const body = { first_name: 'Ivy', last_name: 'Lindqvist', date_of_birth: '1990-05-01', email: 'Ivy@Example.com' };
  const create = (more: object = {}) => call('/api/foh/customers', { token: clerk.token, body: { ...body, ...more } });

  it('has no password, gets a link to choose one, and can be acted for at once', async () => {
    const made = getData(createCustomerEndpoint, await create({ phone: '07700 900412' }));
    expect(made).toMatchObject({ firstName: 'Ivy', lastName: 'Lindqvist', phone: '07700 900412', owed: { value: 0 } });
    const row = await db.selectFrom('users').where('id', '=', made.id).selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ passwordHash: null, isStaff: false, marketingEmail: false, emailVerifiedAt: null });
    expect(row).toMatchObject({ onboardingType: 'customer_account_foh', onboardingSource: 'front-of-house' });
    expect(await find('lindq')).toEqual([made.id]);
    const mails = await db.selectFrom('outbox').select('payload').execute();
    const mail = mails.map(({ payload }) => JSON.stringify(payload)).find((text) => text.includes('Ivy@Example.com'));
    const token = /reset-password\?token=([\w-]+)/.exec(mail ?? '')?.[1] ?? '';
    const password = { password: 'Correct-horse-1', password_confirmation: 'Correct-horse-1' };
    expect((await call('/api/auth/customer/reset-password', { body: { token, ...password } })).status).toBe(200);
    const login = { username: 'ivy@example.com', password: 'Correct-horse-1' };
    expect((await call('/api/auth/customer/login', { body: login })).status).toBe(200);
  });

  it('is not made twice of one address, whatever its letters, also at once', async () => {
    const email = 'twice@example.com';
    const answers = await Promise.all([create({ email }), create({ email: email.toUpperCase() }), create({ email })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(getFailure(await create({ email })).errors).toEqual({ email: ['Already in use'] });
  });

  it('agrees to news only where that is said', async () => {
    const made = getData(createCustomerEndpoint, await create({ email: 'news@example.com', marketing_email: true }));
    expect(made.marketingPreferences?.email).toBe(true);
  });
});
