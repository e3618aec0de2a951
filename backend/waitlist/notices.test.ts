import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { changed, deleted } from '#tests/support/bookings/manage-occurrences.ts';
import { openShop } from '#tests/support/cart/shop.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { makeSession, type MadeSession } from '#tests/support/make/make-session.ts';

const { db, clock, call, venue } = await openShop();
const activity = await makeActivity(db, venue);
const desk = await makePerson(db, { permissions: ['timetable'] });
const mailSchema = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() });

async function getMails(email: string) {
  const rows = await db.selectFrom('outbox').select('payload').orderBy('id').execute();
  return rows.map(({ payload }) => mailSchema.parse(payload)).filter(({ to }) => to === email);
}

/** A full session for which somebody waits who has an address; by whom they were put on the list, if not by themselves. */
async function waitedFor(by?: { id: number }) {
  const session = await makeSession(db, activity, {
    startsAt: new Date('2026-11-26T20:00:00Z'),
    maximum: 1,
    consumedFoh: 1,
    waitlistMaximum: 5,
    waitlistConsumed: 1,
    awaitedPlaces: 1,
  });
  const email = `${randomUUID()}@example.com`;
  const person = await makePerson(db, {
    email: by === undefined ? email : null,
    emailVerifiedAt: clock.now(),
    firstName: 'Sam',
  });
  await db
    .insertInto('waitlistEntries')
    .values({ occurrenceId: session.id, userId: person.id, addedByUserId: by?.id ?? person.id })
    .execute();
  return { session, person, email };
}

const getStatus = async ({ id }: MadeSession) =>
  (await db.selectFrom('waitlistEntries').where('occurrenceId', '=', id).select('status').executeTakeFirstOrThrow())
    .status;

describe('who waits for a session', () => {
  it('is told when it is deleted, why, and which one can be booked instead', async () => {
    const { session, email } = await waitedFor();
    const next = await makeSession(db, activity, { startsAt: new Date('2026-11-28T20:00:00Z') });
    await deleted(call, desk, session.id);
    const [mail, ...others] = await getMails(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('A session you were waiting for has been cancelled');
    expect(mail?.text).toContain('the venue has had to cancel Aqua Fit, Thu, 26 Nov 2026 at 20:00, Riverside.');
    expect(mail?.text).toContain('The weather does not allow it.');
    expect(mail?.text).toContain('The next one with free places: Aqua Fit, Sat, 28 Nov 2026 at 20:00, Riverside.');
    expect(mail?.html).toContain(`/location/${venue.slug}/${activity.slug}/2026-11-28#session-${next.id}`);
    expect(await getStatus(session)).toBe('expired');
  });

  it('is told when it moves, and keeps their turn', async () => {
    const { session, email } = await waitedFor();
    await changed(call, desk, session.id, { start_time: '21:30' });
    const [mail, ...others] = await getMails(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('A session you are waiting for has changed');
    expect(mail?.text).toContain('Aqua Fit, Thu, 26 Nov 2026 at 21:30, Riverside');
    expect(mail?.text).toContain('Before, it was Aqua Fit, Thu, 26 Nov 2026 at 20:00, Riverside.');
    expect(mail?.html).toContain(`/location/${venue.slug}/${activity.slug}/2026-11-26#session-${session.id}`);
    expect(await getStatus(session)).toBe('waiting');
  });

  it('is not told of a change that is nothing to them', async () => {
    const { session, email } = await waitedFor();
    await changed(call, desk, session.id, { capacity: { strategy: 'shared', capacity: 1 } });
    expect(await getMails(email)).toEqual([]);
  });

  it('and has no address: whoever put them on the list is told, and of whom', async () => {
    const email = `${randomUUID()}@example.com`;
    const parent = await makePerson(db, { email, emailVerifiedAt: clock.now() });
    const { session } = await waitedFor(parent);
    await deleted(call, desk, session.id);
    const [mail] = await getMails(email);
    expect(mail?.text).toContain('For Sam Reed');
  });
});

it('links to the session by the id that the timetable of its date knows', async () => {
  await db.updateTable('venues').set({ activitiesV2Enabled: false }).where('id', '=', venue.id).execute();
  const { session, email } = await waitedFor();
  await changed(call, desk, session.id, { capacity: { strategy: 'shared', capacity: 2 } });
  expect((await getMails(email))[0]?.html).toContain(`/2026-11-26#session-${session.v1Id}"`);
  await db.updateTable('venues').set({ activitiesV2Enabled: true }).where('id', '=', venue.id).execute();
});

it('offers the places that a larger session has, at once', async () => {
  const { session, email } = await waitedFor();
  await changed(call, desk, session.id, { capacity: { strategy: 'shared', capacity: 2 } });
  expect(await getStatus(session)).toBe('offered');
  expect(await getMails(email)).toMatchObject([{ subject: 'A place is free: Aqua Fit' }]);
});
