import { randomUUID } from 'node:crypto';
import { liftBarsEndpoint } from '#contract/payments/bars.ts';
import { onlyLine, openShop, place } from '#tests/support/cart/shop.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const { db, clock, call, venue, add, refused } = await openShop();
const activity = await makeActivity(db, venue);
const desk = await makePerson(db, { permissions: ['refunds'] });
const now = clock.now();

const ask = ({ id }: { id: number }, body: object, by: MadePerson = desk) =>
  call(`/api/v1/users/${id}/bars/lift`, { token: by.token, body: { data: body } });
const lift = async (person: { id: number }, body: object = {}) =>
  getData(liftBarsEndpoint, await ask(person, { reason: 'A train was late', ...body }));

async function makePenalty({ id: userId }: { id: number }): Promise<string> {
  const values = { userId, name: 'Late cancellation, Spin', reason: 'Cancelled after the cut-off', amount: 300 };
  const { id } = await db
    .insertInto('penalties')
    .values({ ...values, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const getStatus = async (id: string) =>
  (await db.selectFrom('penalties').where('id', '=', id).select('status').executeTakeFirstOrThrow()).status;
const getEvents = ({ id }: { id: number }) =>
  db
    .selectFrom('auditEvents')
    .where('action', '=', 'bars_lifted')
    .where('subjectId', '=', String(id))
    .select(['actorUserId', 'details'])
    .execute();

it('lets a barred customer book again, and keeps who lifted it and why', async () => {
  const person = await makePerson(db, { bookingBarredAt: now, accessBarredAt: now });
  const session = await makeSession(db, activity, { startsAt: new Date('2026-11-25T20:00:00Z') });
  expect(await refused(person, place(session))).toMatchObject({ code: 'booking_disabled' });
  expect((await lift(person)).lifted).toEqual(['disable_booking', 'disable_access']);
  expect(onlyLine(await add(person, place(session))).quantity).toBe(1);
  const [event, ...others] = await getEvents(person);
  expect(event).toMatchObject({ actorUserId: desk.id, details: { reason: 'A train was late' } });
  expect(others).toEqual([]);
});

it('leaves what is owed, unless it is to be waived; what was settled before stays as it was', async () => {
  const person = await makePerson(db, { bookingBarredAt: now });
  const [owed, settled] = [await makePenalty(person), await makePenalty(person)];
  const closedAt = new Date('2026-11-01T12:00:00Z');
  await db.updateTable('penalties').set({ status: 'waived', closedAt }).where('id', '=', settled).execute();
  expect((await lift(person)).waivedPenaltyIds).toEqual([]);
  expect(await getStatus(owed)).toBe('outstanding');
  expect(await lift(person, { waive_penalties: true })).toMatchObject({ lifted: [], waivedPenaltyIds: [owed] });
  expect(await getStatus(owed)).toBe('waived');
  const row = db.selectFrom('penalties').where('id', '=', settled).select('closedAt');
  expect(await row.executeTakeFirst()).toEqual({ closedAt });
});

it('takes a waived penalty from nobody who has it in the basket', async () => {
  const person = await makePerson(db, { bookingBarredAt: now });
  const id = await makePenalty(person);
  const filled = await add(person, { id, type: 'penalty' });
  await lift(person, { waive_penalties: true });
  const body = { payments: [], terms: true, completed_waivers: [], source: 'online', item_hash: filled.itemHash };
  const answer = await call('/api/checkout/complete', { token: person.token, body });
  expect(answer.status).not.toBe(200);
  expect(await getStatus(id)).toBe('waived');
});

it('writes nothing where nothing was in the way', async () => {
  const person = await makePerson(db);
  expect(await lift(person, { waive_penalties: true })).toMatchObject({ lifted: [], waivedPenaltyIds: [] });
  expect(await getEvents(person)).toEqual([]);
});

it('needs a reason, somebody who is there, and the permission', async () => {
  const person = await makePerson(db, { bookingBarredAt: now });
  expect(getFailure(await ask(person, { reason: ' ' }))).toMatchObject({ code: 'validation_failed' });
  expect(getFailure(await ask({ id: 999_999 }, { reason: randomUUID() }))).toMatchObject({ code: 'not_found' });
  const seller = await makePerson(db, { permissions: ['sell'] });
  for (const by of [person, seller])
    expect(getFailure(await ask(person, { reason: 'Please' }, by))).toMatchObject({ code: 'forbidden' });
  const row = db.selectFrom('users').where('id', '=', person.id).select('bookingBarredAt');
  expect(await row.executeTakeFirst()).toEqual({ bookingBarredAt: now });
});
