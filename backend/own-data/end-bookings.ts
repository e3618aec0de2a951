import type { Context } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { releasePlaces } from '#backend/places/release-places.ts';
import { leaveAll } from '#backend/waitlist/leave-all.ts';
import { offerPlaces } from '#backend/waitlist/offer-places.ts';

/** Gives up the places of people who leave for good, and takes them off waitlists; whoever waits gets the places. */
export async function endBookings(
  tx: Tx,
  userIds: readonly number[],
  context: Pick<Context, 'clock' | 'ids' | 'config'>,
): Promise<void> {
  const now = context.clock.now();
  const bookings = await tx
    .selectFrom('bookings as b')
    .innerJoin('occurrences as o', 'o.id', 'b.occurrenceId')
    .where('b.userId', 'in', [...userIds])
    .where('b.status', '=', 'settled')
    .where('o.startsAt', '>', now)
    .orderBy('b.id')
    .select(['b.id', 'b.occurrenceId'])
    .execute();
  const bookingIds = bookings.map(({ id }) => id);
  const release = { from: 'settled', bookingIds, cancellationSource: 'my-account', reason: 'Account closed' } as const;
  await releasePlaces(tx, release, now);
  const awaited = await leaveAll(tx, userIds, now);
  const sessions = new Set([...bookings.map(({ occurrenceId }) => occurrenceId), ...awaited]);
  for (const occurrenceId of [...sessions].toSorted()) await offerPlaces(tx, occurrenceId, context);
}
