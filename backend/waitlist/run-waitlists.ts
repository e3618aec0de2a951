import { sql } from 'kysely';
import type { Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { freePlaces, isLive, mostOnline } from '#backend/places/places.ts';
import { endWithPlace } from './end-with-place.ts';
import { offerPlaces } from './offer-places.ts';
import { waitlistIsOver } from './waitlist-end.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'config' | 'log'>;

/** Entries to end: offers whose place is not held any more, and those that nothing will be offered to. */
async function findEnded({ db, clock }: Deps) {
  const now = clock.now();
  return db
    .selectFrom('waitlistEntries as w')
    .innerJoin('occurrences as o', 'o.id', 'w.occurrenceId')
    .where('w.status', 'in', ['waiting', 'offered'])
    .where((where) =>
      where.or([
        where('o.startsAt', '<=', now),
        where.and([where('w.status', '=', 'waiting'), waitlistIsOver(now)]),
        where.and([
          where('w.status', '=', 'offered'),
          where.not(
            where.exists(
              where
                .selectFrom('bookings')
                .whereRef('bookings.occurrenceId', '=', 'w.occurrenceId')
                .where((booking) =>
                  booking.or([
                    booking('bookings.id', '=', booking.ref('w.bookingId')),
                    // A part of them is in the basket.
                    booking('bookings.userId', '=', booking.ref('w.userId')),
                  ]),
                )
                .where(isLive(now))
                .select('bookings.id'),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('w.id')
    .limit(200)
    .select(['w.id', 'w.occurrenceId'])
    .execute();
}

/** Sessions with as many free places as the first who waits is to be offered. */
async function findSessionsToOffer({ db, clock }: Deps): Promise<string[]> {
  const now = clock.now();
  const rows = await db
    .selectFrom('occurrences')
    .where('awaitedPlaces', '>', 0)
    .where('status', '=', 'bookable')
    .where('startsAt', '>', now)
    .where(
      sql<boolean>`${freePlaces('online', now)} >= greatest(1, (
      select least(w.places, ${mostOnline}) from waitlist_entries w
      where w.occurrence_id = occurrences.id and w.status = 'waiting' order by w.id limit 1))`,
    )
    .orderBy('startsAt')
    .limit(100)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Ends expired offers and passes their places on, and offers places that became free otherwise
 * (docs/product.md#waitlists). Each in a transaction of its own that checks again: processes may run this concurrently,
 * and failures are left for the next run.
 */
export async function runWaitlists(deps: Deps, signal = new AbortController().signal): Promise<void> {
  const { db, clock, log } = deps;
  const attempt = async (subject: Record<string, unknown>, work: (tx: Tx) => Promise<unknown>) => {
    if (signal.aborted) return;
    await transact(db, work).catch((err: unknown) => log.warn({ err, ...subject }, 'waitlist could not be moved on'));
  };
  for (const entry of await findEnded(deps)) {
    await attempt({ entryId: entry.id }, (tx) => endWithPlace(tx, entry, 'expired', clock.now()));
  }
  for (const occurrenceId of await findSessionsToOffer(deps)) {
    await attempt({ occurrenceId }, (tx) => offerPlaces(tx, occurrenceId, deps));
  }
}
