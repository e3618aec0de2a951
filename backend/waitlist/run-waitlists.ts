import { isLive } from '../booking/places.ts';
import type { Ports } from '../context.ts';
import { transact } from '../db/transact.ts';
import { endWithPlace } from './end-with-place.ts';
import { offerPlaces, sessionsToOffer } from './offer-places.ts';

type Deps = Pick<Ports, 'db' | 'clock' | 'config'>;

/** Offers nobody took in time, and waits for sessions that have begun. A place in a basket is on its way to be booked. */
async function findEnded({ db, clock }: Deps) {
  const now = clock.now();
  return db
    .selectFrom('waitlistEntries as w')
    .innerJoin('occurrences as o', 'o.id', 'w.occurrenceId')
    .where('w.status', 'in', ['waiting', 'offered'])
    .where((where) =>
      where.or([
        where('o.startsAt', '<=', now),
        where.and([
          where('w.offerExpiresAt', '<=', now),
          where.not(
            where.exists(
              where
                .selectFrom('bookings')
                .whereRef('bookings.id', '=', 'w.bookingId')
                .where('bookings.holdKind', '=', 'basket')
                .where(isLive(now))
                .select('bookings.id'),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('w.id')
    .limit(200)
    .select(['w.id', 'w.occurrenceId', 'w.bookingId'])
    .execute();
}

/** Ends offers that ran out and passes their places on, and offers what became free otherwise (API 2.10). */
export async function runWaitlists(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  for (const entry of await findEnded(deps)) {
    await transact(db, (tx) => endWithPlace(tx, entry, 'expired', clock.now()));
  }
  for (const occurrenceId of await sessionsToOffer(db, clock.now())) {
    await transact(db, (tx) => offerPlaces(tx, occurrenceId, deps));
  }
}
