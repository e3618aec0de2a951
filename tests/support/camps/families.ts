import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '#backend/db/schema.ts';
import { reservePlaces } from '#backend/places/reserve-places.ts';
import { runInOrder, type Step } from '#backend/places/run-in-order.ts';
import type { MadePerson } from '#tests/support/make/make-person.ts';
import type { MadeSchedule } from '#tests/support/make/make-schedule.ts';

/** Random numbers from 0 up to 1, the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Family {
  person: MadePerson;
  /** Days of the camp counted from 0, in the order in which they ask for them. */
  days: number[];
  isFull: boolean;
  bundleId: string;
}

/** Generates families: half of them want the entire camp, the others one to three days of it. */
export function getFamilies(people: readonly MadePerson[], random: () => number): Family[] {
  return people.map((person, turn) => {
    const shuffledDays = [0, 1, 2, 3, 4].toSorted(() => random() - 0.5);
    const isFull = turn % 2 === 0;
    return {
      person,
      isFull,
      days: isFull ? shuffledDays : shuffledDays.slice(0, 1 + Math.floor(random() * 3)),
      bundleId: randomUUID(),
    };
  });
}

const now = new Date('2026-11-24T18:00:00Z');
const expiresAt = new Date('2026-11-24T18:15:00Z');

/** Thrown with the reason why a family got no places. */
export class Lost extends Error {}

interface BasketChoice {
  camp: MadeSchedule;
  family: Family;
}

/** Inserts a bundle for each family beforehand; `total_price` holds the number of its days. */
export async function openBundles(
  db: Db,
  { id: scheduleId }: MadeSchedule,
  families: readonly Family[],
): Promise<void> {
  const rows = families.map(({ bundleId: id, person, isFull, days }) => ({
    id,
    scheduleId,
    userId: person.id,
    isFull,
    totalPrice: days.length,
  }));
  await db.insertInto('bookingBundles').values(rows).execute();
}

/** Reserves a family's places as our basket does; without ordering the ids when `isOrdered` is false. */
export async function takeDays(
  tx: Tx,
  choice: BasketChoice,
  { isOrdered = true, between = async () => {} } = {},
): Promise<void> {
  const { camp, family } = choice;
  const { bundleId, person } = family;
  const place = {
    userId: person.id,
    bookedByUserId: person.id,
    channel: 'online',
    places: 1,
    bundleId,
    expiresAt,
  } as const;
  const steps: Step[] = family.days.map((day) => {
    const occurrenceId = camp.sessions[day]?.id ?? '';
    const run = async () => {
      const reservation = await reservePlaces(tx, { ...place, occurrenceId }, now);
      if (!reservation.taken) throw new Lost(reservation.reason);
      await between();
    };
    return { occurrenceId, run };
  });
  if (isOrdered) await runInOrder(steps);
  else for (const { run } of steps) await run();
}

/**
 * A naive implementation: checks whether every day has room, waits for the others, then takes one day after the other.
 */
export async function takeUnguarded(db: Db, choice: BasketChoice, allLooked: () => Promise<void>): Promise<void> {
  const { camp, family } = choice;
  const ids = family.days.map((day) => camp.sessions[day]?.id ?? '');
  const seenDays = await db.selectFrom('occurrences').where('id', 'in', ids).select(['consumed', 'maximum']).execute();
  await allLooked();
  if (seenDays.some(({ consumed, maximum }) => consumed >= maximum)) throw new Lost('session_full');
  for (const id of ids) {
    await sql`update occurrences set consumed_online = consumed_online + 1 where id = ${id}`.execute(db);
    await sql`insert into bookings (occurrence_id, user_id, bundle_id, channel, status, places, expires_at, during)
      select id, ${family.person.id}, ${family.bundleId}, 'online', 'reserved', 1, ${expiresAt}, tstzrange(starts_at, ends_at)
      from occurrences where id = ${id}`.execute(db);
  }
}

export interface Faults {
  /** Days with more bookings than places. */
  oversold: number;
  /** Days whose count differs from their bookings. */
  miscounted: number;
  /** Bundles with some of their days, but not all. */
  halves: number;
}

/** Violated invariants of the bundles made by `openBundles`. */
export async function getFaults(db: Db, { id }: MadeSchedule): Promise<Faults> {
  const { rows } = await sql<Faults>`
    with days as (
      select consumed, maximum, (select count(*) from bookings b where b.occurrence_id = o.id and b.released_at is null) as booked
      from occurrences o where schedule_id = ${id}
    ), bundles as (
      select total_price as wanted,
        (select count(*) from bookings b where b.bundle_id = u.id and b.released_at is null) as booked
      from booking_bundles u where schedule_id = ${id} and status <> 'cancelled'
    )
    select (select count(*)::int from days where booked > maximum or consumed > maximum) as oversold,
      (select count(*)::int from days where booked <> consumed) as miscounted,
      (select count(*)::int from bundles where booked not in (0, wanted)) as halves`.execute(db);
  return rows[0] ?? { oversold: -1, miscounted: -1, halves: -1 };
}

/** The indexes of the days without a free place. */
export async function fullDays(db: Db, { id }: MadeSchedule): Promise<number[]> {
  const days = await db
    .selectFrom('occurrences')
    .where('scheduleId', '=', id)
    .orderBy('startsAt')
    .select(['consumed', 'maximum'])
    .execute();
  return days.flatMap(({ consumed, maximum }, day) => (consumed >= maximum ? [day] : []));
}
