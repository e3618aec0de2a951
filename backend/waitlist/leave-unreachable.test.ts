import { createLog } from '#backend/http/monitoring/log.ts';
import { testConfig } from '#tests/support/backend.ts';
import { openShop } from '#tests/support/cart/shop.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { linkPeople, makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { runWaitlists } from './run-waitlists.ts';

const { db, call, clock, venue } = await openShop();
const classes = await makeActivity(db, venue);

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

const join = (caller: MadePerson, sessionId: string, userId: number) =>
  call(`/api/v1/activities/occurrences/${sessionId}/waitlist/members`, {
    token: caller.token,
    body: { data: { user_id: userId } },
  });

async function endLink(holder: MadePerson, person: MadePerson) {
  const link = await db
    .selectFrom('linkedUsers')
    .where('userId', '=', holder.id)
    .where('referencedUserId', '=', person.id)
    .select('id')
    .executeTakeFirstOrThrow();
  const path = `/api/v1/users/${holder.id}/linked/${link.id}`;
  return call(path, { method: 'PATCH', token: holder.token, body: { data: { status: 'revoked' } } });
}

/** A full session that somebody waits for first, and another person next. */
async function makeQueue(facts: { email?: string }) {
  const session = await makeSession(db, classes, {
    startsAt: new Date('2026-11-26T18:30:00Z'),
    maximum: 1,
    waitlistMaximum: 5,
  });
  const [holder, person, next] = [await makePerson(db), await makePerson(db, facts), await makePerson(db)];
  await makeBooking(db, session, (await makePerson(db)).id);
  await linkPeople(db, holder, person);
  await join(holder, session.id, person.id);
  await join(next, session.id, next.id);
  const readEntries = () =>
    db
      .selectFrom('waitlistEntries')
      .where('occurrenceId', '=', session.id)
      .orderBy('id')
      .select(['userId', 'status'])
      .execute();
  return { session, holder, person, next, readEntries };
}

it('ends the waiting of a child who was taken out of the account', async () => {
  const { holder, person, next, readEntries } = await makeQueue({});
  expect((await endLink(holder, person)).status).toBe(200);
  expect(await readEntries()).toEqual([
    { userId: person.id, status: 'left' },
    { userId: next.id, status: 'waiting' },
  ]);
});

it('passes on a place that is offered to them', async () => {
  const { session, holder, person, next, readEntries } = await makeQueue({});
  await db.updateTable('occurrences').set({ maximum: 2 }).where('id', '=', session.id).execute();
  await runWaitlists({ db, clock, config: testConfig(), log: createLog('silent') });
  expect(await readEntries()).toMatchObject([{ status: 'offered' }, { status: 'waiting' }]);
  await endLink(holder, person);
  expect(await readEntries()).toEqual([
    { userId: person.id, status: 'left' },
    { userId: next.id, status: 'offered' },
  ]);
});

it('goes on for somebody who logs in themself', async () => {
  const { holder, person, readEntries } = await makeQueue({ email: 'partner@example.com' });
  await endLink(holder, person);
  expect(await readEntries()).toMatchObject([{ userId: person.id, status: 'waiting' }, { status: 'waiting' }]);
});
