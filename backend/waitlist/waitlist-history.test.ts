import fc from 'fast-check';
import { sql } from 'kysely';
import { getOccurrenceEndpoint } from '#contract/timetable/list-occurrences.ts';
import { listWaitlistMembersEndpoint } from '#contract/timetable/waitlist.ts';
import { openShop } from '#tests/support/cart/shop.ts';
import { leastCount, scaledRuns } from '#tests/support/histories/scaled-runs.ts';
import { makeActivity, makeTicket } from '#tests/support/make/make-activity.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { getData } from '#tests/support/replies.ts';
import {
  expectAllOffered,
  expectInOrder,
  expectNoneTakenFromWaiting,
  expectOneOfferEach,
  expectRightCounts,
} from '#tests/support/waitlist/expect-fair.ts';
import { countFree, countPlaces, getWaiting, readSnapshot, type Snapshot } from '#tests/support/waitlist/snapshot.ts';
import { play, step, type Step } from '#tests/support/waitlist/steps.ts';
import { expectBooksAgree, makeWorld, type Sold, type World } from '#tests/support/waitlist/world.ts';

const shop = await openShop();
const { db, clock, call, venue } = shop;
const classes: Sold = { activity: await makeActivity(db, venue), tickets: [] };
const swimming = await makeActivity(db, venue, { bookingType: 'ticketed' });
const swims: Sold = {
  activity: swimming,
  tickets: [await makeTicket(db, swimming), await makeTicket(db, swimming, { name: 'Child', number: 2, price: 270 })],
};
const desk = await makePerson(db, { permissions: ['timetable'] });
/** Milliseconds; a busy machine is slow, not wrong. */
const timeoutMs = 400_000;

/** The state after the step before. */
interface Model {
  last: Snapshot;
  isDeleted: boolean;
}

/** How each history begins: the session is full, and two people wait for it, of a swim the first for two places. */
const prelude: readonly Step[] = [
  { action: 'add', who: 0, pick: 0 },
  { action: 'pay', who: 0, pick: 0 },
  { action: 'add', who: 2, pick: 0 },
  { action: 'join', who: 1, pick: 1 },
  { action: 'join', who: 3, pick: 0 },
];

const counts = { offered: 0, together: 0, taken: 0, settled: 0, toldOfEnd: 0 };

/** What the replies of the backend say, to anybody and to staff. */
async function expectShown({ session }: World, snapshot: Snapshot): Promise<void> {
  const { capacity } = getData(getOccurrenceEndpoint, await call(`/api/v1/activities/occurrences/${session.id}`));
  const available = Math.max(0, countFree(snapshot) - countPlaces(getWaiting(snapshot)));
  expect(capacity.available).toBe(available);
  const members = await call(`/api/v1/activities/occurrences/${session.id}/waitlist/members`, { token: desk.token });
  const waiting = getData(listWaitlistMembersEndpoint, members).filter(({ status }) => status === 'waiting');
  expect(waiting.map(({ position }) => position)).toEqual(waiting.map((_, index) => index + 1));
  expect(waiting.map(({ id }) => id)).toEqual(getWaiting(snapshot).map(({ id }) => id));
}

/** Things that happen at once. */
class Round implements fc.AsyncCommand<Model, World> {
  readonly steps: readonly Step[];

  constructor(steps: readonly Step[]) {
    this.steps = steps;
  }

  check = ({ isDeleted }: Readonly<Model>): boolean => !isDeleted;

  async run(model: Model, world: World): Promise<void> {
    await Promise.all(this.steps.map((one) => play(shop, world, desk, one)));
    const snapshot = await readSnapshot(db, world.session.id, clock.now());
    expectRightCounts(snapshot);
    expectOneOfferEach(snapshot);
    expectInOrder(snapshot);
    expectNoneTakenFromWaiting(model.last, snapshot);
    if (this.steps.every(({ action }) => action === 'runWaitlists')) expectAllOffered(model.last, snapshot);
    await expectBooksAgree(shop, world);
    await expectShown(world, snapshot);
    model.last = snapshot;
  }

  toString = (): string => this.steps.map(({ action, who, pick }) => `${action}(${who}, ${pick})`).join(' & ');
}

/** The venue deletes the session while people go on. */
class Deletion extends Round {
  override async run(model: Model, world: World): Promise<void> {
    const offered = model.last.entries.filter(({ offeredAt }) => offeredAt !== null);
    counts.offered += offered.length;
    counts.together += offered.filter(({ places }) => places > 1).length;
    counts.taken += model.last.entries.filter(({ status }) => status === 'booked').length;
    counts.settled += model.last.bookings.filter(({ settledAt }) => settledAt !== null).length;
    const [first, ...others] = this.steps;
    const all: Step[] = [...(first ? [first] : []), { action: 'delete', who: 0, pick: 0 }, ...others];
    await Promise.all(all.map((one) => play(shop, world, desk, one)));
    const snapshot = await readSnapshot(db, world.session.id, clock.now());
    expectRightCounts(snapshot);
    await expectBooksAgree(shop, world);
    await expectNothingLeft(world);
    await expectTold(model.last, snapshot);
    model.isDeleted = true;
  }

  override toString = (): string => `delete & ${this.steps.map(({ action, who }) => `${action}(${who})`).join(' & ')}`;
}

async function expectNothingLeft({ session, people }: World): Promise<void> {
  const ids = people.map(({ id }) => id);
  const { rows } = await sql<Record<'live' | 'lines' | 'waiting' | 'reserved' | 'uses', number>>`select
    (select count(*)::int from bookings where occurrence_id = ${session.id} and status <> 'cancelled') as live,
    (select count(*)::int from cart_items i join carts c on c.id = i.cart_id join bookings b on b.id = i.booking_id
      where c.status = 'open' and b.occurrence_id = ${session.id}) as lines,
    (select waitlist_consumed from occurrences where id = ${session.id}) as waiting,
    (select sum(reserved)::int from credit_accounts where user_id = any(${ids})) as reserved,
    (select coalesce(sum(c.usages_taken), 0)::int from owned_package_contents c
      join owned_packages o on o.id = c.owned_package_id where o.user_id = any(${ids})) as uses`.execute(db);
  expect(rows).toEqual([{ live: 0, lines: 0, waiting: 0, reserved: 0, uses: 0 }]);
}

/** Everybody who was on the waitlist until it ended has a mail. */
async function expectTold(before: Snapshot, { entries }: Snapshot): Promise<void> {
  const endedIds = before.entries.filter(({ status }) => status === 'expired').map(({ id }) => id);
  const ended = entries.filter(({ id, status }) => status === 'expired' && !endedIds.includes(id));
  if (ended.length === 0) return;
  const keys = ended.map(({ id }) => `waitlist-ended:${id}`);
  const mails = await db.selectFrom('outbox').where('dedupeKey', 'in', keys).select('id').execute();
  expect(mails).toHaveLength(keys.length);
  counts.toldOfEnd += keys.length;
}

const job: Step = { action: 'runWaitlists', who: 0, pick: 0 };
const beside = step.filter(({ action }) => action !== 'passTime' && action !== 'runWaitlists');
const commands = fc.commands(
  [
    fc.tuple(step).map((steps) => new Round(steps)),
    fc.array(step, { minLength: 2, maxLength: 5 }).map((steps) => new Round(steps)),
    // The same twice at once, as after a double tap or in two processes.
    fc.tuple(step, step).map(([one, other]) => new Round([one, one, other])),
    fc.constant(new Round([job])),
    fc.constant(new Round([job, job])),
  ],
  { maxCommands: 24, size: 'max' },
);
const deletion = fc.array(beside, { minLength: 2, maxLength: 5 }).map((steps) => new Deletion(steps));

it(
  'sells and offers each place once and in order, and leaves nothing on a deleted session, whatever happens at once',
  async () => {
    const sold = fc.constantFrom(classes, swims);
    const property = fc.asyncProperty(sold, commands, deletion, async (kind, rounds, end) => {
      const world = await makeWorld(shop, kind);
      for (const one of prelude) await play(shop, world, desk, one);
      const last = await readSnapshot(db, world.session.id, clock.now());
      const setup = () => ({ model: { last, isDeleted: false }, real: world });
      await fc.asyncModelRun(setup, [...rounds, end]);
    });
    await fc.assert(property, {
      numRuns: Number(process.env.WAITLIST_HISTORIES ?? scaledRuns(30)),
      endOnFailure: true,
    });
    // Without any the test would prove nothing.
    expect(counts.offered).toBeGreaterThanOrEqual(leastCount(16));
    expect(counts.together).toBeGreaterThanOrEqual(leastCount(4));
    expect(counts.taken).toBeGreaterThanOrEqual(leastCount(4));
    expect(counts.settled).toBeGreaterThanOrEqual(leastCount(16));
    expect(counts.toldOfEnd).toBeGreaterThanOrEqual(leastCount(11));
  },
  timeoutMs,
);
