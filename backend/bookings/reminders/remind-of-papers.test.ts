import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { testClock, testConfig } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { remindOfPapers } from './remind-of-papers.ts';

const { db } = await testDatabase();
const clock = testClock();
await makeOperator(db);
const venue = await makeVenue(db);
const inductions = await makeActivity(db, venue);

async function makeRestriction(type: 'post-purchase-waiver' | 'post-purchase-induction', name: string) {
  const relatedCategoryId = type === 'post-purchase-induction' ? inductions.categoryId : null;
  const values = { type, name, relatedCategoryId, terms: '<p>Rules.</p>' };
  return (await db.insertInto('restrictions').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

const waiverId = await makeRestriction('post-purchase-waiver', 'Pool rules');
const inductionId = await makeRestriction('post-purchase-induction', 'Wall induction');
const climbing = await makeActivity(db, venue, {
  schedule: { postPurchaseWaiverId: waiverId, postPurchaseInductionId: inductionId },
});

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

const mailSchema = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() });

async function getMails(email: string) {
  const rows = await db.selectFrom('outbox').select('payload').orderBy('id').execute();
  return rows.map(({ payload }) => mailSchema.parse(payload)).filter(({ to }) => to === email);
}

const remind = (papersReminderDays = 3) =>
  remindOfPapers({ db, clock, config: testConfig({ papersReminderDays, accountUrl: 'https://account.example.com' }) });

let minute = 0;
const book = async (userId: number, day: number, input: Parameters<typeof makeBooking>[3] = {}) => {
  minute += 1;
  const session = await makeSession(db, climbing, {
    startsAt: new Date(Date.UTC(2026, 10, day, 12, minute)),
    templateName: 'Climbing',
  });
  return makeBooking(db, session, userId, { settledAt: new Date('2026-11-20T12:00:00Z'), ...input });
};

async function someone() {
  const email = `${randomUUID()}@example.com`;
  return { email, ...(await makePerson(db, { email, emailVerifiedAt: clock.now(), firstName: 'Sam' })) };
}

it('says what is left to do some days before the session, once', async () => {
  const { id, email } = await someone();
  await book(id, 28);
  await remind();
  expect(await getMails(email)).toEqual([]);
  clock.set('2026-11-25T18:00:00Z');
  await remind();
  await remind();
  clock.set('2026-11-27T18:00:00Z');
  await remind();
  const [mail, ...others] = await getMails(email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Before your session: Climbing');
  expect(mail?.text).toContain('Climbing, Sat, 28 Nov 2026 at 12:');
  expect(mail?.text).toContain('To sign: Pool rules.');
  expect(mail?.text).toContain('To book and attend: Wall induction.');
  expect(mail?.html).toContain('https://account.example.com');
});

it('names what is not done yet, and writes nothing to whom has done all', async () => {
  const [one, done] = [await someone(), await someone()];
  for (const { id } of [one, done]) {
    await book(id, 26);
    await db
      .insertInto('signedWaivers')
      .values({ userId: id, restrictionId: waiverId, signedAt: clock.now() })
      .execute();
  }
  const induction = await makeSession(db, inductions, { startsAt: new Date('2026-11-25T09:00:00Z') });
  await makeBooking(db, induction, done.id);
  await remind();
  expect((await getMails(one.email))[0]?.text).not.toContain('Pool rules');
  expect(await getMails(done.email)).toEqual([]);
});

it('is one mail for the sessions of a course, and another for what is booked later', async () => {
  const { id, email } = await someone();
  for (const day of [25, 26, 27]) await book(id, day);
  await remind();
  expect(await getMails(email)).toHaveLength(1);
  clock.set('2026-11-25T18:00:00Z');
  await book(id, 27, { settledAt: clock.now() });
  await remind();
  await remind();
  expect(await getMails(email)).toHaveLength(2);
});

it('is written once when two processes remind at the same time', async () => {
  const { id, email } = await someone();
  await book(id, 26);
  await Promise.all([remind(), remind(), remind()]);
  expect(await getMails(email)).toHaveLength(1);
});

it('goes to whoever booked where the person has no address, and says for whom it is', async () => {
  const parent = await someone();
  const child = await makePerson(db, { email: null, firstName: 'Ivy', lastName: 'Reed' });
  await book(child.id, 26, { bookedByUserId: parent.id });
  await remind();
  expect((await getMails(parent.email))[0]?.text).toContain('For Ivy Reed');
});

it('is not sent for places that are only held, for cancelled sessions, or when the operator wants none', async () => {
  const { id, email } = await someone();
  await book(id, 26, { status: 'reserved', settledAt: null, expiresAt: new Date('2026-11-26T18:00:00Z') });
  const cancelled = await makeSession(db, climbing, {
    startsAt: new Date('2026-11-26T18:00:00Z'),
    status: 'cancelled',
    cancelledAt: clock.now(),
  });
  await makeBooking(db, cancelled, id);
  await remind();
  const other = await someone();
  await book(other.id, 26);
  await remind(0);
  expect([await getMails(email), await getMails(other.email)]).toEqual([[], []]);
});
