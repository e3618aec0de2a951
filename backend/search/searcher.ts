import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { readCustomerFlags } from '#backend/timetable/customer-flags.ts';
import { readMetRestrictions } from '#backend/timetable/personal.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { hasPlaces, isFree, isOpen } from './is-free.ts';

/** What keeps a known customer from booking, and what they are offered, in the days of a search. */
export interface Searcher {
  isBarred: boolean;
  /** The times of their own bookings, as a multirange. */
  busy: string;
  /** Sessions that hold a place for them, from the waitlist. */
  offeredIds: string[];
  /** Sessions that they wait for. */
  waitingIds: string[];
  metRestrictionIds: string[];
}

interface Days {
  date: string;
  until: string;
}

async function readBookings(db: Db, userId: number, { date, until }: Days, now: Date) {
  return db
    .selectFrom('bookings as b')
    .innerJoin('occurrences as o', 'o.id', 'b.occurrenceId')
    .where('b.userId', '=', userId)
    .where('b.releasedAt', 'is', null)
    .where('b.status', 'in', ['settled', 'reserved'])
    .where((where) =>
      where.or([
        where('b.status', '=', 'settled'),
        where('b.pinnedBy', 'is not', null),
        where('b.expiresAt', '>', now),
      ]),
    )
    .where('o.localDate', '>=', daysAfter(date, -1))
    .where('o.localDate', '<=', daysAfter(until, 1))
    .select(['o.id', 'b.holdKind', 'o.startsAt', 'o.endsAt'])
    .execute();
}

/** Reads the customer's bookings of these days, their waitlists and the restrictions that they have met. */
export async function readSearcher(db: Db, userId: number, days: Days, now: Date): Promise<Searcher> {
  const inductions = await db
    .selectFrom('restrictions')
    .where('type', '=', 'pre-purchase-induction')
    .select('id')
    .execute();
  const [flags, bookings, waiting, met] = await Promise.all([
    readCustomerFlags(db, userId),
    readBookings(db, userId, days, now),
    db
      .selectFrom('waitlistEntries')
      .where('userId', '=', userId)
      .where('status', 'in', ['waiting', 'offered'])
      .select('occurrenceId')
      .execute(),
    readMetRestrictions(
      db,
      userId,
      inductions.map(({ id }) => id),
    ),
  ]);
  const own = bookings.filter(({ holdKind }) => holdKind !== 'offer');
  const busy = own.map(({ startsAt, endsAt }) => `[${startsAt.toISOString()},${endsAt.toISOString()})`).join();
  return {
    isBarred: flags.isBarred,
    busy: `{${busy}}`,
    offeredIds: bookings.filter(({ holdKind }) => holdKind === 'offer').map(({ id }) => id),
    waitingIds: waiting.map(({ occurrenceId }) => occurrenceId),
    metRestrictionIds: [...met],
  };
}

interface Wanted {
  now: Date;
  places: number;
  isTaken: RawBuilder<boolean>;
  /** Null: somebody who is not known. */
  searcher: Searcher | null;
}

/** Whether the caller can book so many places of an occurrence `o` now: their `bookableAction` is `book`. */
export function isFreeFor({ searcher, ...wanted }: Wanted): RawBuilder<boolean> {
  if (searcher === null) return isFree(wanted);
  const { isBarred, busy, offeredIds, waitingIds, metRestrictionIds } = searcher;
  if (isBarred) return sql<boolean>`false`;
  // The place that is held for them is one more than the others see.
  const isOffered = sql`(o.id = any(${offeredIds}::text[]) and ${wanted.places}::int = 1)`;
  const isWaiting = sql`o.id = any(${waitingIds}::text[])`;
  const isInducted = sql`(o.pre_purchase_induction_id is null
    or o.pre_purchase_induction_id = any(${metRestrictionIds}::uuid[])
    or o.restriction_criteria = 'any' and o.pre_purchase_waiver_id is not null)`;
  return sql<boolean>`(${isOpen(wanted.now)} and not tstzrange(o.starts_at, o.ends_at) && ${busy}::tstzmultirange
    and (${isOffered} or not ${isWaiting} and ${hasPlaces(wanted)}) and ${isInducted})`;
}
