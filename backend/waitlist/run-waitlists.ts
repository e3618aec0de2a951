import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { freePlaces, isLive, mostOnline } from '#backend/places/places.ts';
import { waitlistIsOver } from '#backend/timetable/waitlist-end.ts';
import { endWithPlace } from './end-with-place.ts';
import { offerPlaces } from './offer-places.ts';

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
    .where('isOnSale', '=', true)
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

/** Names these claims among the advisory locks; any number, the same in every process. */
const claims = 1_407;
const pauseMs = 50;

/**
 * Claims the waitlist of a session until the transaction ends; false when another process is at it. No lock of a row,
 * because that of a session comes after those of its bookings.
 */
async function claimWaitlist(tx: Tx, occurrenceId: string): Promise<boolean> {
  const { rows } = await sql<{ isClaimed: boolean }>`
    select pg_try_advisory_xact_lock(${claims}, hashtext(${occurrenceId})) as is_claimed`.execute(tx);
  return rows[0]?.isClaimed === true;
}

interface Pass {
  signal: AbortSignal;
  /** How often a waitlist that another process is at is tried. */
  tries: number;
}

/** Moves every waitlist on that has something to do; returns how many it left to another process. */
async function moveAll(deps: Deps, { signal, tries }: Pass): Promise<number> {
  const { db, clock, log } = deps;
  let left = 0;
  const attempt = async (occurrenceId: string, work: (tx: Tx) => Promise<unknown>) => {
    const claimed = async (tx: Tx) => {
      if (!(await claimWaitlist(tx, occurrenceId))) return false;
      await work(tx);
      return true;
    };
    try {
      for (let number = 1; !signal.aborted; number += 1) {
        if (await transact(db, claimed)) return;
        if (number === tries) break;
        await wait(pauseMs);
      }
      left += 1;
    } catch (err) {
      log.warn({ err, occurrenceId }, 'waitlist could not be moved on');
    }
  };
  for (const entry of await findEnded(deps)) {
    await attempt(entry.occurrenceId, (tx) => endWithPlace(tx, entry, 'expired', clock.now()));
  }
  for (const occurrenceId of await findSessionsToOffer(deps)) {
    await attempt(occurrenceId, (tx) => offerPlaces(tx, occurrenceId, deps));
  }
  return left;
}

/**
 * Ends expired offers and passes their places on, and offers places that became free otherwise
 * (docs/product.md#waitlists). Each in a transaction of its own that claims the waitlist and checks again: processes that
 * run this at once share the work. What one leaves to another it looks at again when all else is done, because the
 * other may have looked before; failures are left for the next run.
 */
export async function runWaitlists(deps: Deps, signal = new AbortController().signal): Promise<void> {
  if ((await moveAll(deps, { signal, tries: 1 })) > 0) await moveAll(deps, { signal, tries: 10 });
}
