import fc from 'fast-check';
import { deleted, manage } from '#tests/support/bookings/manage-occurrences.ts';
import { openShop } from '#tests/support/cart/shop.ts';
import { leastCount, scaledRuns } from '#tests/support/histories/scaled-runs.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { makeLocation } from '#tests/support/make/make-venue.ts';

const shop = await openShop();
const { db, call, venue } = shop;
const classes = await makeActivity(db, venue);
const desk = await makePerson(db, { permissions: ['timetable'] });
const rooms = await Promise.all(['Hall', 'Studio', 'Pool', 'Gym'].map((name) => makeLocation(db, venue, name)));
const instructors = await Promise.all(
  ['Dana', 'Dan', 'Priya'].map(
    async (name) => (await db.insertInto('instructors').values({ name }).returning('id').executeTakeFirstOrThrow()).id,
  ),
);
const count = 4;
/** Milliseconds; a busy machine is slow, not wrong. */
const timeoutMs = 300_000;

/** What the rules say of a session; a session that nobody has touched is on sale whatever is in its way. */
interface Model {
  /** Half hours after 18:00; each session lasts two of them. */
  from: number;
  room: number | null;
  instructor: number | null;
  status: 'bookable' | 'clashing' | 'cancelled';
}

interface Step {
  who: number;
  change: { from?: number | undefined; room?: number | undefined; instructor?: number | null | undefined } | 'cancel';
}

const change = fc.record(
  {
    from: fc.nat(5),
    room: fc.nat(rooms.length - 1),
    instructor: fc.option(fc.nat(instructors.length - 1)),
  },
  { requiredKeys: [] },
);
const step: fc.Arbitrary<Step> = fc.record({
  who: fc.nat(count - 1),
  change: fc.oneof({ weight: 8, arbitrary: change }, { weight: 1, arbitrary: fc.constant('cancel' as const) }),
});

const isInTheWay = (one: Model, other: Model): boolean =>
  one !== other &&
  other.status !== 'cancelled' &&
  Math.abs(one.from - other.from) < 2 &&
  ((one.room !== null && one.room === other.room) || (one.instructor !== null && one.instructor === other.instructor));

function applyTo(all: Model[], { who, change: wanted }: Step): void {
  const one = all[who];
  if (one === undefined || one.status === 'cancelled') return;
  if (wanted === 'cancel') one.status = 'cancelled';
  else {
    const { from, room, instructor } = wanted;
    if (from !== undefined) one.from = from;
    if (room !== undefined) one.room = room;
    if (instructor !== undefined) one.instructor = instructor;
    if (from !== undefined || room !== undefined || instructor !== undefined)
      one.status = all.some((other) => isInTheWay(one, other)) ? 'clashing' : 'bookable';
  }
  for (const other of all)
    if (other.status === 'clashing' && !all.some((third) => isInTheWay(other, third))) other.status = 'bookable';
}

const getStartTime = (from: number) => `${18 + Math.floor(from / 2)}:${from % 2 === 0 ? '00' : '30'}`;

let day = 0;
async function makeWorld() {
  day += 1;
  const startsAt = new Date(Date.UTC(2026, 11, day, 18));
  const made = await Promise.all(Array.from({ length: count }, () => makeSession(db, classes, { startsAt })));
  return made.map(({ id }) => id);
}

async function send(ids: string[], { who, change: wanted }: Step): Promise<void> {
  const id = ids[who] ?? '';
  if (wanted === 'cancel') {
    await deleted(call, desk, id);
    return;
  }
  const { from, room, instructor } = wanted;
  const answer = await manage(call, desk, id, {
    action: 'update',
    ...(from !== undefined && { start_time: getStartTime(from) }),
    ...(room !== undefined && { location_ids: [rooms[room]] }),
    ...(instructor !== undefined && { instructor_ids: instructor === null ? [] : [instructors[instructor]] }),
  });
  expect(answer.status).toBe(200);
}

async function readStatuses(ids: string[]): Promise<unknown[]> {
  const rows = await db.selectFrom('occurrences').where('id', 'in', ids).select(['id', 'status']).execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.status);
}

const aModel = (): Model[] =>
  Array.from({ length: count }, () => ({ from: 0, room: null, instructor: null, status: 'bookable' }));

it(
  'whatever is changed, a session is off sale as long as something is in its way, and no longer',
  async () => {
    let freed = 0;
    const property = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const ids = await makeWorld();
      const all = aModel();
      for (const one of steps) {
        if (all[one.who]?.status === 'cancelled') continue;
        const before = all.map(({ status }) => status);
        applyTo(all, one);
        freed += all.filter(
          ({ status }, index) => index !== one.who && before[index] === 'clashing' && status === 'bookable',
        ).length;
        await send(ids, one);
        expect(await readStatuses(ids)).toEqual(all.map(({ status }) => status));
      }
    });
    await fc.assert(property, { numRuns: scaledRuns(25), endOnFailure: true });
    // Without any the test would prove nothing.
    expect(freed).toBeGreaterThanOrEqual(leastCount(5));
  },
  timeoutMs,
);

it(
  'two that clash and part at the same moment are both on sale',
  async () => {
    for (let round = 0; round < 6; round += 1) {
      const ids = await makeWorld();
      const all: Step[] = [0, 1, 2].map((who) => ({ who, change: { room: 0 } }));
      for (const one of all) await send(ids, one);
      expect(await readStatuses(ids)).toEqual(['bookable', 'clashing', 'clashing', 'bookable']);
      await Promise.all([send(ids, { who: 0, change: { room: 1 } }), send(ids, { who: 1, change: { room: 2 } })]);
      expect(await readStatuses(ids)).toEqual(['bookable', 'bookable', 'bookable', 'bookable']);
    }
  },
  timeoutMs,
);
