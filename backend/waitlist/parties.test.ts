import { createLog } from '#backend/http/monitoring/log.ts';
import { getOccurrenceEndpoint } from '#contract/timetable/list-occurrences.ts';
import { joinWaitlistEndpoint, listUserWaitlistEndpoint, type WaitlistEntry } from '#contract/timetable/waitlist.ts';
import { testConfig } from '#tests/support/backend.ts';
import { completeBasket, makeCreditor, useCredit } from '#tests/support/bookings/credit-customer.ts';
import { openShop, place } from '#tests/support/cart/shop.ts';
import { makeActivity, makeTicket } from '#tests/support/make/make-activity.ts';
import { linkPeople, makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession, type MadeSession } from '#tests/support/make/make-session.ts';
import { getCounts } from '#tests/support/places/session.ts';
import { getData, getFailure } from '#tests/support/replies.ts';
import { runWaitlists } from './run-waitlists.ts';

const shop = await openShop();
const { db, clock, call, venue, add, cart, refused } = shop;
const swimming = await makeActivity(db, venue, { bookingType: 'ticketed' });
const adult = await makeTicket(db, swimming);
const child = await makeTicket(db, swimming, { name: 'Child', number: 2, price: 270 });

beforeEach(() => clock.set('2026-11-24T12:00:00Z'));

const tickets = (session: MadeSession, ticket: { pricingOptionId: string }, quantity: number) => ({
  ...place(session),
  pricing_option_id: ticket.pricingOptionId,
  quantity,
});
const membersPath = ({ id }: MadeSession) => `/api/v1/activities/occurrences/${id}/waitlist/members`;
const askToJoin = (session: MadeSession, person: MadePerson, places: number, by = person) =>
  call(membersPath(session), { token: by.token, body: { data: { user_id: person.id, places } } });
const join = async (session: MadeSession, person: MadePerson, places: number): Promise<WaitlistEntry> =>
  getData(joinWaitlistEndpoint, await askToJoin(session, person, places));
const see = async ({ id }: MadeSession, { token }: MadePerson) =>
  getData(getOccurrenceEndpoint, await call(`/api/v1/activities/occurrences/${id}`, { token }));
const runJob = () => runWaitlists({ db, clock, config: testConfig(), log: createLog('silent') });
const getStatus = async ({ id }: WaitlistEntry) =>
  (await db.selectFrom('waitlistEntries').where('id', '=', id).select('status').executeTakeFirstOrThrow()).status;
const drop = (person: MadePerson) => call('/api/checkout/cart', { method: 'DELETE', token: person.token });

/** A swim with four places, held by two people with three and one. */
async function fullSwim(input: { waitlistMaximum?: number } = {}) {
  const startsAt = new Date('2026-11-25T20:00:00Z');
  const session = await makeSession(db, swimming, { startsAt, maximum: 4, waitlistMaximum: 6, ...input });
  const [many, one] = [await makePerson(db), await makePerson(db)];
  await add(many, tickets(session, adult, 3));
  await add(one, tickets(session, adult, 1));
  return { session, many, one };
}

describe('who waits for three places', () => {
  it('is offered them together, and nobody behind gets those that are free before', async () => {
    const { session, many, one } = await fullSwim();
    const [party, single] = [await makePerson(db), await makePerson(db)];
    const [first, second] = [await join(session, party, 3), await join(session, single, 1)];
    expect([first.places, first.position, second.position]).toEqual([3, 1, 2]);
    await drop(one);
    await runJob();
    expect([await getStatus(first), await getStatus(second)]).toEqual(['waiting', 'waiting']);
    expect(await see(session, single)).toMatchObject({ capacity: { available: 0 }, waitlistPlaces: 1 });
    expect(await refused(await makePerson(db), tickets(session, adult, 1))).toMatchObject({ code: 'session_full' });
    await drop(many);
    await runJob();
    expect([await getStatus(first), await getStatus(second)]).toEqual(['offered', 'offered']);
    expect(await see(session, party)).toMatchObject({
      bookableAction: { action: 'book' },
      waitlistOffer: { places: 3 },
    });
  });

  it('puts all of them into the basket, of several kinds, and none goes to somebody else', async () => {
    const { session, many } = await fullSwim();
    const party = await makeCreditor(shop, { general: 10_000 });
    const [entry, behind] = [await join(session, party, 3), await join(session, await makePerson(db), 1)];
    await drop(many);
    await runJob();
    const filled = await add(party, [tickets(session, adult, 2), tickets(session, child, 1)]);
    expect(filled.items.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(await getCounts(db, session.id)).toEqual({ counted: 4, booked: 4 });
    await completeBasket(shop, party, await useCredit(shop, party, { general: filled.totals.total }));
    expect([await getStatus(entry), await getStatus(behind)]).toEqual(['booked', 'waiting']);
    expect(await getCounts(db, session.id)).toEqual({ counted: 4, booked: 4 });
  });

  it('may take them one after the other, by another ticket or by more of the same', async () => {
    const { session, many } = await fullSwim();
    const party = await makePerson(db);
    const entry = await join(session, party, 3);
    await join(session, await makePerson(db), 3);
    await drop(many);
    await runJob();
    await add(party, tickets(session, child, 1));
    await add(party, tickets(session, child, 1));
    await add(party, tickets(session, adult, 1));
    expect((await cart(party)).items.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(await getCounts(db, session.id)).toEqual({ counted: 4, booked: 4 });
    expect(await refused(party, tickets(session, adult, 1))).toMatchObject({ code: 'session_full' });
    await runJob();
    expect(await getStatus(entry)).toBe('offered');
  });

  it('passes on what they do not take, once they have paid for the rest', async () => {
    const { session, many } = await fullSwim();
    const party = await makeCreditor(shop, { general: 10_000 });
    const entry = await join(session, party, 3);
    const behind = await join(session, await makePerson(db), 2);
    await drop(many);
    await runJob();
    const filled = await add(party, tickets(session, adult, 1));
    expect(await getStatus(behind)).toBe('waiting');
    await completeBasket(shop, party, await useCredit(shop, party, { general: filled.totals.total }));
    await runJob();
    expect([await getStatus(entry), await getStatus(behind)]).toEqual(['booked', 'offered']);
    expect(await getCounts(db, session.id)).toEqual({ counted: 4, booked: 4 });
  });

  it('is offered what there is when the session has fewer places by now', async () => {
    const { session, many, one } = await fullSwim();
    const party = await makePerson(db);
    await join(session, party, 3);
    await drop(many);
    await drop(one);
    await db.updateTable('occurrences').set({ maximum: 2 }).where('id', '=', session.id).execute();
    await runJob();
    expect((await see(session, party)).waitlistOffer).toMatchObject({ places: 2 });
  });

  it('leaves with all of them', async () => {
    const { session } = await fullSwim();
    const party = await makePerson(db);
    await join(session, party, 3);
    expect((await see(session, party)).waitlist).toEqual({ maximum: 6, available: 3, consumed: 3 });
    await call(`${membersPath(session)}/${party.id}`, { method: 'DELETE', token: party.token });
    expect((await see(session, party)).waitlist).toEqual({ maximum: 6, available: 6, consumed: 0 });
  });
});

describe('the number of places', () => {
  it('is no larger than the waitlist has left', async () => {
    const { session } = await fullSwim({ waitlistMaximum: 3 });
    await join(session, await makePerson(db), 2);
    expect(getFailure(await askToJoin(session, await makePerson(db), 2))).toMatchObject({ code: 'waitlist_full' });
    expect((await join(session, await makePerson(db), 1)).position).toBe(2);
  });

  it('is no larger than the session', async () => {
    const { session } = await fullSwim();
    expect(getFailure(await askToJoin(session, await makePerson(db), 5))).toMatchObject({
      code: 'validation_failed',
      errors: { places: ['Must be at most 4'] },
    });
  });

  it('is for another person one ticket of each kind', async () => {
    const { session } = await fullSwim();
    const [parent, kid] = [await makePerson(db), await makePerson(db)];
    await linkPeople(db, parent, kid);
    expect(getFailure(await askToJoin(session, kid, 3, parent))).toMatchObject({
      errors: { places: ['Must be at most 2'] },
    });
    expect((await askToJoin(session, kid, 2, parent)).status).toBe(200);
  });
});

it('tells how many places are free, and shows them in the account', async () => {
  const { session, many } = await fullSwim();
  const email = 'party@example.com';
  const party = await makePerson(db, { email, emailVerifiedAt: clock.now() });
  await join(session, party, 3);
  await drop(many);
  await runJob();
  const mails = await db.selectFrom('outbox').select('payload').execute();
  expect(mails.map(({ payload }) => payload)).toContainEqual(
    expect.objectContaining({ to: email, subject: '3 places are free: Aqua Fit' }),
  );
  const answer = await call(`/api/v1/users/${party.id}/waitlist`, { token: party.token });
  expect(getData(listUserWaitlistEndpoint, answer)).toMatchObject([{ status: 'offered', places: 3 }]);
});
