import { createLog } from '#backend/http/monitoring/log.ts';
import { getOccurrenceEndpoint } from '#contract/timetable/list-occurrences.ts';
import { joinWaitlistEndpoint, type WaitlistEntry } from '#contract/timetable/waitlist.ts';
import { testConfig } from '#tests/support/backend.ts';
import { onlyLine, openShop, place } from '#tests/support/cart/shop.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession, type MadeSession } from '#tests/support/make/make-session.ts';
import { getData, getFailure } from '#tests/support/replies.ts';
import { runWaitlists } from './run-waitlists.ts';

const shop = await openShop();
const { db, clock, call, venue, add, send, cart, refused } = shop;
const activity = await makeActivity(db, venue);
const start = '2026-11-24T18:00:00Z';

beforeEach(() => clock.set(start));

const membersPath = ({ id }: MadeSession) => `/api/v1/activities/occurrences/${id}/waitlist/members`;
const askToJoin = (session: MadeSession, { id, token }: MadePerson) =>
  call(membersPath(session), { token, body: { data: { user_id: id } } });
const join = async (session: MadeSession, person: MadePerson): Promise<WaitlistEntry> =>
  getData(joinWaitlistEndpoint, await askToJoin(session, person));
const see = async ({ id }: MadeSession, person?: MadePerson) =>
  getData(
    getOccurrenceEndpoint,
    await call(`/api/v1/activities/occurrences/${id}`, person === undefined ? {} : { token: person.token }),
  );
const runJob = () => runWaitlists({ db, clock, config: testConfig(), log: createLog('silent') });
const getEntry = ({ id }: WaitlistEntry) =>
  db.selectFrom('waitlistEntries').where('id', '=', id).selectAll().executeTakeFirstOrThrow();

/** A session with one place, which somebody holds in the basket, and two people who wait for it. */
async function waitedFor(input: { startsAt?: Date; lastBookableAt?: Date } = {}) {
  const session = await makeSession(db, activity, {
    startsAt: new Date('2026-11-24T22:00:00Z'),
    maximum: 1,
    waitlistMaximum: 5,
    ...input,
  });
  const [holder, first, second, other] = [
    await makePerson(db),
    await makePerson(db),
    await makePerson(db),
    await makePerson(db),
  ];
  await add(holder, place(session));
  const entries = [await join(session, first), await join(session, second)] as const;
  return { session, holder, first, second, other, entries };
}

describe('a place that became free while people wait', () => {
  it('is not for the public, also before it has been offered', async () => {
    const { session, other, entries } = await waitedFor();
    clock.advance(16 * 60);
    expect((await see(session)).capacity).toEqual({ available: 0, consumed: 0, maximum: 1 });
    expect(await refused(other, place(session))).toMatchObject({ code: 'session_full' });
    await runJob();
    expect((await getEntry(entries[0])).status).toBe('offered');
  });

  it('is not for who held it before and comes back too late', async () => {
    const { session, holder, first } = await waitedFor();
    clock.advance(16 * 60);
    const extended = await call('/api/checkout/cart/extend', { token: holder.token, body: {} });
    expect(getFailure(extended)).toMatchObject({ status: 409, code: 'hold_expired' });
    expect(onlyLine(await cart(holder)).holdExpired).toBe(true);
    await runJob();
    expect((await send(first, place(session))).status).toBe(200);
  });

  it('is for the public again where there are more than people who wait', async () => {
    const { session, other } = await waitedFor();
    clock.advance(16 * 60);
    await db.updateTable('occurrences').set({ maximum: 4 }).where('id', '=', session.id).execute();
    expect((await see(session)).capacity.available).toBe(2);
    expect((await send(other, place(session))).status).toBe(200);
    expect((await see(session)).capacity.available).toBe(1);
  });

  it('does not let somebody join before the others, but behind them', async () => {
    const { session, other } = await waitedFor();
    clock.advance(16 * 60);
    expect((await join(session, other)).position).toBe(3);
  });
});

describe('an offer', () => {
  it('ends when its place leaves the basket, and goes to the next', async () => {
    const { session, first, holder, entries } = await waitedFor();
    await call('/api/checkout/cart', { method: 'DELETE', token: holder.token });
    await runJob();
    await add(first, place(session));
    await call('/api/checkout/cart', { method: 'DELETE', token: first.token });
    await runJob();
    expect((await getEntry(entries[0])).status).toBe('expired');
    expect((await getEntry(entries[1])).status).toBe('offered');
    expect((await cart(first)).items).toEqual([]);
  });

  it('lasts until booking closes, if that is sooner', async () => {
    const closes = new Date('2026-11-24T18:40:00Z');
    const { entries } = await waitedFor({ lastBookableAt: closes });
    clock.advance(16 * 60);
    await runJob();
    expect((await getEntry(entries[0])).offerExpiresAt).toEqual(closes);
  });

  it('is shown to its person alone, with its end', async () => {
    const { session, first, second } = await waitedFor();
    clock.advance(16 * 60);
    await runJob();
    expect(await see(session, first)).toMatchObject({
      bookableAction: { action: 'book' },
      waitlistOffer: { expiresAt: '2026-11-24T18:46:00Z' },
      waitlistPosition: null,
    });
    expect(await see(session, second)).toMatchObject({
      bookableAction: { action: 'leave_waitlist' },
      waitlistOffer: null,
      waitlistPosition: 1,
    });
    expect((await see(session)).waitlistPosition).toBeNull();
  });
});

describe('the end of a waitlist', () => {
  it('is five minutes before booking ends: nobody can join, and nobody waits any more', async () => {
    const { session, other, entries } = await waitedFor({ lastBookableAt: new Date('2026-11-24T18:20:00Z') });
    clock.set('2026-11-24T18:14:59Z');
    expect((await see(session, other)).bookableAction?.action).toBe('join_waitlist');
    clock.set('2026-11-24T18:15:01Z');
    expect((await see(session, other)).bookableAction).toMatchObject({ action: null, reason: 'full' });
    expect(getFailure(await askToJoin(session, other))).toMatchObject({ code: 'not_bookable' });
    await runJob();
    expect((await getEntry(entries[0])).status).toBe('expired');
    expect((await see(session, other)).bookableAction?.action).toBe('book');
  });
});

it('says which in line everybody is, as long as they wait', async () => {
  const { session, first, second, other } = await waitedFor();
  await join(session, other);
  expect((await see(session, other)).waitlistPosition).toBe(3);
  await call(`${membersPath(session)}/${first.id}`, { method: 'DELETE', token: first.token });
  expect((await see(session, first)).waitlistPosition).toBeNull();
  expect((await see(session, second)).waitlistPosition).toBe(1);
  expect((await see(session, other)).waitlistPosition).toBe(2);
});
