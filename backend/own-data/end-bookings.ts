import type { Context } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { releasePlaces } from '#backend/places/release-places.ts';
import { endWithPlace } from '#backend/waitlist/end-with-place.ts';
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
  const entries = await tx
    .selectFrom('waitlistEntries')
    .where('userId', 'in', [...userIds])
    .where('status', 'in', ['waiting', 'offered'])
    .orderBy('id')
    .select(['id', 'occurrenceId'])
    .execute();
  for (const entry of entries) await endWithPlace(tx, entry, 'left', now);
  const sessions = new Set([...bookings, ...entries].map(({ occurrenceId }) => occurrenceId));
  for (const occurrenceId of [...sessions].toSorted()) await offerPlaces(tx, occurrenceId, context);
}
