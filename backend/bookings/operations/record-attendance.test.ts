import { recordAttendanceEndpoint } from '#contract/bookings/attendance.ts';
import { testBackend } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { queueBehind } from '#tests/support/lock-queue.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const { call } = testBackend({ db });
await makeOperator(db);
const classes = await makeActivity(db, await makeVenue(db));
const steward = await makePerson(db, { permissions: ['attendance'] });
const path = '/api/v1/activities/bookings/attendance';
const send = (body: Record<string, unknown>, token: string | undefined = steward.token) =>
  call(path, { method: 'PATCH', token, body: { data: body } });

async function book(input: Parameters<typeof makeBooking>[3] = {}): Promise<string> {
  return makeBooking(db, await makeSession(db, classes), (await makePerson(db)).id, input);
}

async function attended(ids: string[]) {
  const rows = await db.selectFrom('bookings').where('id', 'in', ids).select(['id', 'attended']).execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.attended);
}

const events = () =>
  db
    .selectFrom('auditEvents')
    .where('action', '=', 'attendance_recorded')
    .select(['actorUserId', 'subjectType', 'subjectId', 'details'])
    .orderBy('id')
    .execute();

beforeEach(() => db.deleteFrom('auditEvents').execute());

it('says who came and who did not, in the order of the call, and writes each change down once', async () => {
  const [one, other] = [await book(), await book({ isV2: false })];
  const { v1Id } = await db.selectFrom('bookings').where('id', '=', other).select('v1Id').executeTakeFirstOrThrow();
  const answer = await send({ booking_ids: [String(v1Id), one, one], status: 'attended' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(getData(recordAttendanceEndpoint, answer)).toMatchObject([
    { id: String(v1Id), attended: true },
    { id: one, attended: true },
  ]);
  const absent = await send({ booking_ids: [one], status: 'absent' });
  expect(getData(recordAttendanceEndpoint, absent)).toMatchObject([{ id: one, attended: false }]);
  await send({ booking_ids: [one], status: 'absent' });
  expect(await attended([one, other])).toEqual([false, true]);
  const written = (await events()).filter(({ subjectId }) => subjectId === one);
  expect(written).toMatchObject([
    { actorUserId: steward.id, subjectType: 'booking', details: { attended: true } },
    { actorUserId: steward.id, subjectType: 'booking', details: { attended: false } },
  ]);
});

it.each([
  ['reserved', { status: 'reserved', settledAt: null, expiresAt: new Date('2026-11-24T19:00:00Z') }],
  ['cancelled', { status: 'cancelled', cancelledAt: new Date('2026-11-23'), releasedAt: new Date('2026-11-23') }],
] as const)('refuses a %s booking, and then changes none', async (_, input) => {
  const [settled, open] = [await book(), await book(input)];
  const answer = await send({ booking_ids: [settled, open], status: 'attended' });
  expect(getFailure(answer)).toMatchObject({
    status: 409,
    code: 'not_bookable',
    message: 'Only settled bookings have attendance',
  });
  expect(await attended([settled, open])).toEqual([null, null]);
  expect(await events()).toEqual([]);
});

it('refuses a booking that is cancelled meanwhile', async () => {
  const id = await book();
  const at = new Date('2026-11-24T18:00:00Z');
  const [answer] = await queueBehind(
    db,
    (tx) =>
      tx
        .updateTable('bookings')
        .set({ status: 'cancelled', cancelledAt: at, releasedAt: at })
        .where('id', '=', id)
        .execute(),
    [() => send({ booking_ids: [id], status: 'attended' })],
  );
  expect(answer?.status).toBe(409);
  expect(await attended([id])).toEqual([null]);
});

it('knows all bookings or changes none', async () => {
  const id = await book();
  for (const unknown of ['7c2f44f2-9f5e-4f39-9f8b-4c0f7f6f1f10', '999999999'])
    expect((await send({ booking_ids: [id, unknown], status: 'attended' })).status).toBe(404);
  expect(await attended([id])).toEqual([null]);
});

const many = (count: number) => Array.from({ length: count }, (_, index) => String(900_000_000 + index));

it.each<[string, Record<string, unknown>, number, Record<string, string[]> | undefined]>([
  ['nothing', {}, 422, { booking_ids: ['Required'], status: ['Required'] }],
  ['no booking', { booking_ids: [], status: 'absent' }, 422, { booking_ids: ['Required'] }],
  ['500 bookings, none of them there', { booking_ids: many(500), status: 'absent' }, 404, undefined],
  ['501 bookings', { booking_ids: many(501), status: 'absent' }, 422, { booking_ids: ['Must be at most 500'] }],
  [
    'another status',
    { booking_ids: ['1'], status: 'late' },
    422,
    { status: ['Must be one of: attended, absent, unrecorded'] },
  ],
  [
    'no id of a booking',
    { booking_ids: ['one'], status: 'absent' },
    422,
    { 'booking_ids.0': ['Must be one of the allowed forms'] },
  ],
])('checks %s', async (_, body, status, errors) => {
  const failure = getFailure(await send(body));
  expect(failure.status).toBe(status);
  expect(failure.errors).toEqual(errors);
});

it('is for staff with `attendance` alone', async () => {
  const id = await book();
  const others = [
    await makePerson(db),
    await makePerson(db, { permissions: ['sell', 'customers', 'categories', 'timetable', 'refunds'] }),
  ];
  const body = { booking_ids: [id], status: 'attended' };
  for (const { token } of others) expect(getFailure(await send(body, token)).code).toBe('forbidden');
  expect((await call(path, { method: 'PATCH', body: { data: body } })).status).toBe(401);
  expect(await attended([id])).toEqual([null]);
});
