import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { addCartItemsEndpoint } from '#contract/cart/cart.ts';
import { testBackend } from '#tests/support/backend.ts';
import { barrier } from '#tests/support/barrier.ts';
import {
  getFamilies,
  getFaults,
  fullDays,
  Lost,
  openBundles,
  seeded,
  takeDays,
  takeUnguarded,
  type Family,
  type Faults,
} from '#tests/support/camps/families.ts';
import { getDays, entire } from '#tests/support/camps/items.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makeCrowd } from '#tests/support/make/make-person.ts';
import { campDays, makeCamp, type MadeSchedule } from '#tests/support/make/make-schedule.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

/** Timeout in milliseconds, generous because a busy machine is slow. */
const timeoutMs = 600_000;
const rounds = 200;
const wholeRounds = 3;
const places = 12;
const none: Faults = { oversold: 0, miscounted: 0, halves: 0 };

const guardedDb = await testDatabase({ max: 12 });
const unguardedDb = await testDatabase({ max: 12 });
await sql`alter table occurrences drop constraint occurrences_places_not_oversold`.execute(unguardedDb.db);
await makeOperator(guardedDb.db);
const [crowd, naiveCrowd] = [await makeCrowd(guardedDb.db, 50), await makeCrowd(unguardedDb.db, 50)];
const [venue, naiveVenue] = [await makeVenue(guardedDb.db), await makeVenue(unguardedDb.db)];
const camps = { session: { maximum: places } };

/** Resets the camp: all its places are free again. */
async function freshCamp(db: Db, camp: MadeSchedule): Promise<MadeSchedule> {
  await sql`delete from bookings`.execute(db);
  await sql`delete from booking_bundles`.execute(db);
  await sql`update occurrences set consumed_online = 0`.execute(db);
  return camp;
}

/** Runs all requests concurrently; resolves to who got their places, and why the others did not. */
async function rush(families: readonly Family[], take: (family: Family) => Promise<void>) {
  const outcomes = await Promise.allSettled(families.map(take));
  const reasons = outcomes.flatMap((outcome): unknown[] => (outcome.status === 'rejected' ? [outcome.reason] : []));
  const losers = families.filter((_, turn) => outcomes[turn]?.status === 'rejected');
  return { losers, reasons };
}

it(
  `sells five days of ${places} places to 50 families, ${rounds} times: never too many, never half of what they wanted`,
  async () => {
    const camp = await makeCamp(guardedDb.db, venue, camps);
    for (let seed = 1; seed <= rounds; seed += 1) {
      await freshCamp(guardedDb.db, camp);
      const families = getFamilies(crowd, seeded(seed));
      await openBundles(guardedDb.db, camp, families);
      // Without a retry after a deadlock, because there must be none.
      const { losers, reasons } = await rush(families, (family) =>
        guardedDb.db.transaction().execute((tx) => takeDays(tx, { camp, family })),
      );
      expect({ seed, ...(await getFaults(guardedDb.db, camp)) }).toEqual({ seed, ...none });
      expect(reasons.filter((reason) => !(reason instanceof Lost && reason.message === 'session_full'))).toEqual([]);
      const full = await fullDays(guardedDb.db, camp);
      expect(losers.filter(({ days }) => !days.some((day) => full.includes(day)))).toEqual([]);
      expect(losers.length).toBeGreaterThan(0);
    }
  },
  timeoutMs,
);

describe('the whole call', () => {
  const { call } = testBackend({ db: guardedDb.db });
  const getItems = (camp: MadeSchedule, { isFull, days }: Family) => (isFull ? entire(camp) : getDays(camp, days));

  it(
    'answers everybody plainly, and takes back from whoever changes their mind',
    async () => {
      for (let seed = 1; seed <= wholeRounds; seed += 1) {
        const camp = await makeCamp(guardedDb.db, venue, {
          ...camps,
          starts: campDays.map((at) => at.replace('T09', `T${10 + seed}`)),
        });
        const random = seeded(seed);
        const families = getFamilies(await makeCrowd(guardedDb.db, 50), random).map((family) => ({
          ...family,
          isFickle: random() < 0.3,
        }));
        const answers = await Promise.all(
          families.map(async ({ isFickle, ...family }) => {
            const { token } = family.person;
            const answer = await call('/api/checkout/cart/add', { token, body: { items: getItems(camp, family) } });
            if (answer.status !== 200) return `${answer.status} ${getFailure(answer).code}`;
            const ids = getData(addCartItemsEndpoint, answer).items.map(({ id }) => id);
            if (isFickle) await call('/api/checkout/cart/remove', { token, body: { cart_item_ids: ids } });
            return '200';
          }),
        );
        await sql`update booking_bundles u set total_price = (select count(*) from cart_items c join cart_items day on day.parent_id = c.id
        where c.bundle_id = u.id and day.type = 'av2_booking') where schedule_id = ${camp.id}`.execute(guardedDb.db);
        expect({ seed, ...(await getFaults(guardedDb.db, camp)) }).toEqual({ seed, ...none });
        expect(new Set(answers)).toEqual(new Set(['200', '409 session_full']));
      }
    },
    timeoutMs,
  );
});

describe('control without the locks: the tests above would fail', () => {
  /** Everybody reads the free places before anybody takes one. */
  async function lookThenTake(db: Db, at: typeof venue, people: typeof crowd): Promise<Faults> {
    const camp = await makeCamp(db, at, camps);
    const families = getFamilies(people, seeded(1));
    await openBundles(db, camp, families);
    const allLooked = barrier(families.length);
    await rush(families, (family) => takeUnguarded(db, { camp, family }, allLooked));
    return getFaults(db, camp);
  }

  it(
    'without the guarded statement and the constraint too many are sold',
    async () => {
      expect((await lookThenTake(unguardedDb.db, naiveVenue, naiveCrowd)).oversold).toBe(5);
    },
    timeoutMs,
  );

  it(
    'without one transaction the constraint leaves halves',
    async () => {
      const { oversold, halves } = await lookThenTake(guardedDb.db, venue, crowd);
      expect([oversold, halves > 0]).toEqual([0, true]);
    },
    timeoutMs,
  );

  it(
    'without the order of ids two families block each other',
    async () => {
      const camp = await makeCamp(guardedDb.db, venue, camps);
      const [one, other] = getFamilies(crowd, seeded(1)).map((family, turn) => ({
        ...family,
        days: turn === 0 ? [0, 1] : [1, 0],
      }));
      const bothTook = barrier(2);
      const families = [one, other].filter((family) => family !== undefined);
      await openBundles(guardedDb.db, camp, families);
      const take = (family: Family) =>
        guardedDb.db
          .transaction()
          .execute((tx) => takeDays(tx, { camp, family }, { isOrdered: false, between: bothTook }));
      const { reasons } = await rush(families, take);
      expect(reasons).toMatchObject([{ code: '40P01' }]);
    },
    timeoutMs,
  );
});
