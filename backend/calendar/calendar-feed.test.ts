import { randomIds } from '#backend/ids.ts';
import { getCalendarFeedEndpoint } from '#contract/customers/own-data.ts';
import { testBackend, testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { getData } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const clock = testClock();
const { call } = testBackend({ db, clock, ids: randomIds });
await makeOperator(db);
const activity = await makeActivity(db, await makeVenue(db));

async function open(person: MadePerson): Promise<string> {
  const answer = await call('/api/my-account/calendar-feed', { method: 'POST', token: person.token });
  const { url } = getData(getCalendarFeedEndpoint, answer);
  expect(url).toMatch(/^http:\/\/[^/]+\/api\/calendar\/[\w-]{43}\.ics$/);
  return new URL(url).pathname;
}

async function order(person: MadePerson): Promise<string> {
  const money = { currency: 'GBP', total: 0, balance: 0, itemCount: 1 };
  const { id } = await db
    .insertInto('orders')
    .values({ userId: person.id, cartSource: 'activity-booking', status: 'success', ...money })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The lines of each entry by their names. */
function events(text: string): Record<string, string>[] {
  return text
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) => {
      const lines = event.split('\r\n').map((line): [string, string] => {
        const [name = '', value = ''] = line.split(/[:;](.*)/);
        return [name, value];
      });
      return Object.fromEntries(lines);
    });
}

it('has the sessions of the next twelve months, of others by their name, and takes cancelled ones out', async () => {
  const [alex, sam] = [await makePerson(db), await makePerson(db, { firstName: 'Sam' })];
  const orderId = await order(alex);
  const at = (date: string, name: string) =>
    makeSession(db, activity, { startsAt: new Date(date), templateName: name });
  const booked = { orderId, bookedByUserId: alex.id };
  await makeBooking(db, await at('2026-11-20T18:00:00Z', 'Over'), alex.id, booked);
  const first = await makeBooking(db, await at('2026-11-26T18:00:00Z', 'Pilates'), alex.id, booked);
  await makeBooking(db, await at('2026-11-27T18:00:00Z', 'Trampoline'), sam.id, booked);
  await makeBooking(db, await at('2027-11-23T18:00:00Z', 'Last'), alex.id, booked);
  await makeBooking(db, await at('2027-11-25T18:00:00Z', 'Too far'), alex.id, booked);
  await makeBooking(db, await at('2026-11-28T18:00:00Z', 'Of somebody else'), sam.id, { orderId });
  const path = await open(alex);
  const answer = await call(path);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'no-store',
  ]);
  expect(answer.text).toContain('X-WR-CALNAME:Test Leisure');
  expect(answer.text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
  expect(events(answer.text)).toMatchObject([
    { SUMMARY: 'Pilates', UID: `${first}@touchline`, STATUS: 'CONFIRMED', SEQUENCE: '0' },
    { SUMMARY: 'Trampoline (Sam)' },
    { SUMMARY: 'Last' },
  ]);
  const token = alex.token;
  await call(`/api/activities/bookings/${first}?source=my-account`, { method: 'DELETE', token });
  expect(events((await call(path)).text)).toMatchObject([
    { SUMMARY: 'Pilates', UID: `${first}@touchline`, STATUS: 'CANCELLED', SEQUENCE: '1' },
    { SUMMARY: 'Trampoline (Sam)', SEQUENCE: '0' },
    { SUMMARY: 'Last' },
  ]);
});

it('is read by its secret only, which is renewed and not stored', async () => {
  const alex = await makePerson(db);
  const first = await open(alex);
  expect(events((await call(first)).text)).toEqual([]);
  const second = await open(alex);
  expect((await call(first)).status).toBe(404);
  expect((await call(second)).status).toBe(200);
  for (const path of ['/api/calendar/short.ics', `/api/calendar/${'x'.repeat(43)}.ics`, second.replace('.ics', '')])
    expect((await call(path)).status).toBe(404);
  const secret = second.slice('/api/calendar/'.length, -4);
  const stored = await db.selectFrom('calendarFeeds').selectAll().execute();
  expect(stored.filter(({ userId }) => userId === alex.id)).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(secret);
});
