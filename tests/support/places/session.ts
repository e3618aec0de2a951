import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { OccurrencesTable } from '#backend/db/tables/occurrences.ts';
import type { PlaceRequest } from '#backend/places/reserve-places.ts';

export const now = new Date('2026-11-24T12:00:00Z');

export function minutesAfter(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60_000);
}

async function makeSchedule(db: Db) {
  const slug = randomUUID();
  const venue = await db.insertInto('venues').values({ name: 'Pool', slug }).returning('id').executeTakeFirstOrThrow();
  const category = await db
    .insertInto('categories')
    .values({ name: 'Swimming', slug, bookingType: 'ticketed' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const template = await db
    .insertInto('templates')
    .values({ name: 'Lane swim', categoryId: category.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const schedule = await db
    .insertInto('schedules')
    .values({
      reference: 'SWIM',
      name: 'Lane swim',
      bookingType: 'ticketed',
      venueId: venue.id,
      categoryId: category.id,
      templateId: template.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { venueId: venue.id, categoryId: category.id, scheduleId: schedule.id };
}

/** Makes one session, two hours from `now` and an hour long, with one place unless told otherwise. */
export async function makeSession(db: Db, input: Partial<Insertable<OccurrencesTable>> = {}): Promise<string> {
  const startsAt = input.startsAt ?? minutesAfter(now, 120);
  const endsAt = input.endsAt ?? minutesAfter(startsAt, 60);
  const { id } = await db
    .insertInto('occurrences')
    .values({
      id: randomUUID().replaceAll('-', '').padEnd(34, '_'),
      ...(await makeSchedule(db)),
      bookingType: 'ticketed',
      localDate: '2026-11-24',
      originalStartsAt: startsAt,
      originalEndsAt: endsAt,
      templateName: 'Lane swim',
      compositeKey: '1400',
      maximum: 1,
      ...input,
      startsAt,
      endsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A court of a new venue. */
export async function makeCourt(db: Db): Promise<string> {
  const { venueId } = await makeSchedule(db);
  const court = await db
    .insertInto('locations')
    .values({ venueId, name: 'Court 1', kind: 'court' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return court.id;
}

export async function makePeople(db: Db, count: number): Promise<number[]> {
  const people = Array.from({ length: count }, () => ({
    reference: randomUUID(),
    firstName: 'Robin',
    lastName: 'Reed',
  }));
  const madePeople = await db.insertInto('users').values(people).returning('id').execute();
  return madePeople.map(({ id }) => id);
}

/** A hold of one place for one person, for a quarter of an hour. */
export function onePlace(occurrenceId: string, userId: number | null, input: Partial<PlaceRequest> = {}): PlaceRequest {
  const expiresAt = minutesAfter(now, 15);
  return { occurrenceId, userId, bookedByUserId: userId, channel: 'online', places: 1, expiresAt, ...input };
}

/** The session's count of places and the sum of its bookings, which must be equal. */
export async function getCounts(db: Db, occurrenceId: string): Promise<{ counted: number; booked: number }> {
  const { counted } = await db
    .selectFrom('occurrences')
    .select('consumed as counted')
    .where('id', '=', occurrenceId)
    .executeTakeFirstOrThrow();
  const { booked } = await db
    .selectFrom('bookings')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('places'), eb.lit(0)).as('booked'))
    .where('occurrenceId', '=', occurrenceId)
    .where('releasedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { counted, booked: Number(booked) };
}
