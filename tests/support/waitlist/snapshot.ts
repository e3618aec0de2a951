import type { Db } from '#backend/db/schema.ts';
import { isLive } from '#backend/places/places.ts';

/** A session with its waitlist and its bookings, as the database has them at one moment at which nothing is under way. */
export async function readSnapshot(db: Db, occurrenceId: string, now: Date) {
  const session = await db
    .selectFrom('occurrences')
    .where('id', '=', occurrenceId)
    .select(['maximum', 'consumed', 'waitlistConsumed', 'awaitedPlaces'])
    .executeTakeFirstOrThrow();
  const entries = await db
    .selectFrom('waitlistEntries')
    .where('occurrenceId', '=', occurrenceId)
    .orderBy('id')
    .select(['id', 'userId', 'status', 'places', 'bookingId', 'offeredAt'])
    .execute();
  const bookings = await db
    .selectFrom('bookings')
    .where('occurrenceId', '=', occurrenceId)
    .orderBy('createdAt')
    .select([
      'id',
      'userId',
      'ticketId',
      'status',
      'holdKind',
      'places',
      'settledAt',
      'releasedAt',
      isLive(now).as('isLive'),
    ])
    .execute();
  return { ...session, entries, bookings };
}

export type Snapshot = Awaited<ReturnType<typeof readSnapshot>>;

export const countPlaces = (rows: readonly { places: number }[]): number =>
  rows.reduce((sum, { places }) => sum + places, 0);

/** Places that nobody has, those of holds that ran out among them. */
export const countFree = ({ maximum, bookings }: Snapshot): number =>
  Number(maximum) - countPlaces(bookings.filter((booking) => booking.isLive));

/** The entries that wait, in order. */
export const getWaiting = ({ entries }: Snapshot) => entries.filter(({ status }) => status === 'waiting');
