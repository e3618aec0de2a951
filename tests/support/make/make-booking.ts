import { randomUUID } from 'node:crypto';
import { sql, type Insertable } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { BookingsTable } from '#backend/db/tables/bookings.ts';
import type { MadeSession } from './make-session.ts';

/** A settled booking of one place, counted. Returns its id. */
export async function makeBooking(
  db: Db,
  session: MadeSession,
  userId: number,
  input: Partial<Insertable<BookingsTable>> = {},
): Promise<string> {
  const id = randomUUID();
  const places = input.places ?? 1;
  const { resourceLocationId, startsAt, endsAt } = await db
    .updateTable('occurrences')
    .set((row) => ({ consumedOnline: row('consumedOnline', '+', places) }))
    .where('id', '=', session.id)
    .returning(['resourceLocationId', 'startsAt', 'endsAt'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('bookings')
    .values({
      id,
      occurrenceId: session.id,
      userId,
      bookedByUserId: userId,
      channel: 'online',
      status: 'settled',
      places,
      resourceLocationId,
      during: sql<string>`tstzrange(${startsAt}, ${endsAt})`,
      settledAt: new Date('2026-11-20'),
      ...input,
    })
    .execute();
  return id;
}
