import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { readCustomerFlags } from '#backend/timetable/customer-flags.ts';
import { isHeld, isInBasket } from '#backend/timetable/own-bookings.ts';
import { readMetRestrictions } from '#backend/timetable/personal.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';

/** A line of the customer's basket whose hold ran out. */
export interface Lapsed {
  /** Its session. */
  id: string;
  /** As a range of moments. */
  during: string;
}

/** What keeps a known customer from booking, and what they are offered, in the days of a search. */
export interface Searcher {
  isBarred: boolean;
  dateOfBirth: string | null;
  /** The times of their own bookings and holds, as a multirange. */
  busy: string;
  /** Another session cannot be booked at their times; their own sessions can be held again. */
  lapsed: Lapsed[];
  /** Sessions that hold places for them, from the waitlist. */
  offered: { id: string; places: number }[];
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
    .where('b.status', 'in', ['settled', 'reserved'])
    .where((where) => where.or([isHeld(now), isInBasket]))
    .where('o.localDate', '>=', daysAfter(date, -1))
    .where('o.localDate', '<=', daysAfter(until, 1))
    .select(['o.id', 'b.holdKind', 'b.places', 'o.startsAt', 'o.endsAt'])
    .select(sql<boolean>`not ${isHeld(now)}`.as('isLapsed'))
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
  const personBookings = bookings
    .filter(({ holdKind }) => holdKind !== 'offer')
    .map(({ id, startsAt, endsAt, isLapsed }) => {
      return { id, isLapsed, during: `[${startsAt.toISOString()},${endsAt.toISOString()})` };
    });
  const held = personBookings.filter(({ isLapsed }) => !isLapsed);
  return {
    isBarred: flags.isBarred,
    dateOfBirth: flags.dateOfBirth,
    busy: `{${held.map(({ during }) => during).join()}}`,
    lapsed: personBookings.filter(({ isLapsed }) => isLapsed),
    offered: bookings.filter(({ holdKind, isLapsed }) => holdKind === 'offer' && !isLapsed),
    waitingIds: waiting.map(({ occurrenceId }) => occurrenceId),
    metRestrictionIds: [...met],
  };
}
