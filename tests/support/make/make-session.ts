import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { OccurrencesTable } from '#backend/db/tables/occurrences.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import type { MadeActivity } from './make-activity.ts';

export interface MadeSession {
  id: string;
  v1Id: number;
}

/** In the form of docs/product.md#data-formats: 22 characters of a UUID, then the start in UTC to the minute. */
function sessionId(startsAt: Date): string {
  const head = Buffer.from(randomUUID().replaceAll('-', ''), 'hex').toString('base64url');
  return `${head}${startsAt.toISOString().replaceAll(/\D/g, '').slice(0, 12)}`;
}

function minutesAfter(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60_000);
}

interface SessionFacts extends Partial<Insertable<OccurrencesTable>> {
  /** Minutes; an hour unless told otherwise. */
  minutes?: number;
}

/** One session of an activity with ten places, at 20:00 on Tuesday 24 November 2026 unless told otherwise. */
export async function makeSession(db: Db, activity: MadeActivity, input: SessionFacts = {}): Promise<MadeSession> {
  const { minutes = 60, ...values } = input;
  const startsAt = new Date(input.startsAt ?? '2026-11-24T20:00:00Z');
  const endsAt = minutesAfter(startsAt, minutes);
  return db
    .insertInto('occurrences')
    .values({
      id: sessionId(startsAt),
      venueId: activity.venue.id,
      categoryId: activity.categoryId,
      scheduleId: activity.scheduleId,
      bookingType: activity.bookingType,
      localDate: localDate(startsAt, 'Europe/London'),
      endsAt,
      originalStartsAt: startsAt,
      originalEndsAt: endsAt,
      templateName: 'Aqua Fit',
      compositeKey: `${startsAt.toISOString().slice(11, 16)}-${minutes}`,
      maximum: 10,
      price: activity.price,
      pricingOptionId: activity.pricingOptionId,
      ...values,
      startsAt,
    })
    .returning(['id', 'v1Id'])
    .executeTakeFirstOrThrow();
}

/** A session of a court: one place, and no other session of that court at that time. */
export async function makeSlot(
  db: Db,
  activity: MadeActivity,
  court: { id: string; name?: string },
  input: SessionFacts = {},
): Promise<MadeSession> {
  const name = court.name ?? 'Court 1';
  const session = await makeSession(db, activity, {
    maximum: 1,
    resourceLocationId: court.id,
    locationName: name,
    locations: JSON.stringify([{ id: court.id, names: [name, 'Riverside'] }]),
    ...input,
  });
  await db.insertInto('occurrenceLocations').values({ occurrenceId: session.id, locationId: court.id }).execute();
  return session;
}
