import { listUserWaitlistEndpoint, listWaitlistMembersEndpoint } from '#contract/timetable/waitlist.ts';
import { testBackend } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { linkPeople, makePerson } from '#tests/support/make/make-person.ts';
import { makeSession, type MadeSession } from '#tests/support/make/make-session.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { getData, getFailure, paginationIn } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const { call } = testBackend({ db });
await makeOperator(db);
const classes = await makeActivity(db, await makeVenue(db));
const planner = await makePerson(db, { permissions: ['timetable'] });
const reader = await makePerson(db, { permissions: ['customers'] });
const robin = await makePerson(db, { email: 'robin@example.com', reference: 'ROBIN' });
const partner = await makePerson(db);
await linkPeople(db, partner, robin);

const later = await makeSession(db, classes, { startsAt: new Date('2026-11-29T20:00:00Z'), waitlistMaximum: 9 });
const sooner = await makeSession(db, classes, { startsAt: new Date('2026-11-26T20:00:00Z'), waitlistMaximum: 9 });

type Status = 'waiting' | 'booked' | 'expired' | 'left';
async function wait(session: MadeSession, userId: number, status: Status = 'waiting'): Promise<number> {
  const values = { occurrenceId: session.id, userId, status, createdAt: new Date('2026-11-24T12:00:00Z') };
  return (await db.insertInto('waitlistEntries').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

async function offer(session: MadeSession, userId: number): Promise<number> {
  const offerExpiresAt = new Date('2026-11-24T18:30:00Z');
  const held = { status: 'reserved', holdKind: 'offer', settledAt: null, expiresAt: offerExpiresAt } as const;
  const bookingId = await makeBooking(db, session, userId, held);
  const { id } = await db
    .insertInto('waitlistEntries')
    .values({ occurrenceId: session.id, userId, status: 'offered', bookingId, offerExpiresAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const offered = await offer(later, (await makePerson(db)).id);
const first = await wait(later, robin.id);
const gone = await wait(later, (await makePerson(db)).id, 'left');
const second = await wait(later, (await makePerson(db)).id);
const near = await wait(sooner, robin.id);
for (const status of ['booked', 'expired', 'left'] as const) await wait(sooner, robin.id, status);

const membersPath = (id: string) => `/api/v1/activities/occurrences/${id}/waitlist/members`;
const members = (query = '', id = later.id) => call(`${membersPath(id)}?${query}`, { token: planner.token });
const readWaitlists = (userId: number, token: string) => call(`/api/v1/users/${userId}/waitlist`, { token });

describe('the waitlist of a session', () => {
  it('has those who wait or have an offer, in order', async () => {
    const answer = await members();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(getData(listWaitlistMembersEndpoint, answer)).toMatchObject([
      { id: offered, status: 'offered', position: null, offerExpiresAt: '2026-11-24T18:30:00Z' },
      { id: first, status: 'waiting', position: 1, email: 'robin@example.com', userReference: 'ROBIN' },
      { id: second, status: 'waiting', position: 2, occurrence: { occurrenceId: later.id, name: 'Aqua Fit' } },
    ]);
  });

  it('has those whose waiting has ended too, where that is wanted, with what became of them', async () => {
    const left = { status: 'left', endedAt: new Date('2026-11-24T13:00:00Z') } as const;
    await db.updateTable('waitlistEntries').set(left).where('id', '=', gone).execute();
    const all = getData(listWaitlistMembersEndpoint, await members('with_ended=true'));
    expect(all.map(({ id, status }) => [id, status])).toEqual([
      [offered, 'offered'],
      [first, 'waiting'],
      [gone, 'left'],
      [second, 'waiting'],
    ]);
    expect(all[2]).toMatchObject({ position: null, offeredAt: null, endedAt: '2026-11-24T13:00:00Z' });
    expect(all[3]).toMatchObject({ position: 2, endedAt: null });
  });

  it('has pages, and is not counted', async () => {
    const page = await members('page=1&per_page=2');
    expect(getData(listWaitlistMembersEndpoint, page).map(({ id }) => id)).toEqual([offered, first]);
    const uncounted = { totalRecords: null, totalPages: null };
    expect(paginationIn(page)).toMatchObject({ nextPage: 2, recordsOnCurrentPage: 2, ...uncounted });
    const last = await members('page=2&per_page=2');
    expect(getData(listWaitlistMembersEndpoint, last)).toMatchObject([{ id: second, position: 2 }]);
    expect(paginationIn(last)).toMatchObject({
      previousPage: 1,
      nextPage: null,
      firstRecordOnCurrentPage: 3,
      lastRecordOnCurrentPage: 3,
      ...uncounted,
    });
    const exact = paginationIn(await members('per_page=3'));
    expect(exact).toMatchObject({ nextPage: null, recordsOnCurrentPage: 3 });
    expect(paginationIn(await members('page=9'))).toMatchObject({
      firstRecordOnCurrentPage: 0,
      lastRecordOnCurrentPage: 0,
    });
  });

  it('is not there for a session that nobody knows, and checks the page', async () => {
    expect((await members('', 'x'.repeat(34))).status).toBe(404);
    expect((await members('', '90417')).status).toBe(404);
    expect(getFailure(await members('per_page=101')).errors).toEqual({ per_page: ['Must be at most 100'] });
  });

  it('is for staff with `timetable` alone, and its reading is written down', async () => {
    await db.deleteFrom('auditEvents').execute();
    await members();
    const read = db.selectFrom('auditEvents').where('action', '=', 'waitlist_read');
    expect(await read.select(['actorUserId', 'subjectType', 'subjectId']).execute()).toEqual([
      { actorUserId: planner.id, subjectType: 'occurrence', subjectId: later.id },
    ]);
    expect((await call(membersPath(later.id))).status).toBe(401);
    const others = await makePerson(db, { permissions: ['sell', 'customers', 'categories', 'attendance', 'refunds'] });
    for (const { token } of [robin, others]) expect((await call(membersPath(later.id), { token })).status).toBe(403);
    expect(await read.select('id').execute()).toHaveLength(1);
  });
});

describe('the waitlists of a person', () => {
  it('are those where they wait or have an offer, by start', async () => {
    const answer = await readWaitlists(robin.id, robin.token);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(getData(listUserWaitlistEndpoint, answer)).toMatchObject([
      { id: near, position: 1, email: 'robin@example.com' },
      { id: first, position: 1, startsAt: { local: '2026-11-29 20:00:00' } },
    ]);
  });

  it('are read by linked people without the e-mail address, by staff with `customers` whole', async () => {
    const linked = getData(listUserWaitlistEndpoint, await readWaitlists(robin.id, partner.token));
    expect(linked).toMatchObject([{ id: near, firstName: 'Robin', email: null, userReference: null }, { id: first }]);
    const whole = getData(listUserWaitlistEndpoint, await readWaitlists(robin.id, reader.token));
    expect(whole).toMatchObject([{ email: 'robin@example.com', userReference: 'ROBIN' }, { id: first }]);
  });

  it('are not for strangers, other staff and guests', async () => {
    for (const { token } of [await makePerson(db), planner])
      expect(getFailure(await readWaitlists(robin.id, token))).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await readWaitlists(robin.id, partner.token)).status).toBe(200);
    expect((await readWaitlists(partner.id, robin.token)).status).toBe(403);
    expect((await call(`/api/v1/users/${robin.id}/waitlist`)).status).toBe(401);
    expect((await call('/api/v1/users/me/waitlist', { token: robin.token })).status).toBe(404);
  });
});
