import { releasePlaces } from '../booking/release-places.ts';
import type { Context } from '../context.ts';
import { transact } from '../db/transact.ts';
import { notFound } from '../failure.ts';
import { endEntry } from './end-entry.ts';
import { offerPlaces } from './offer-places.ts';

interface Leaving {
  id: number;
  occurrenceId: string;
  bookingId: string | null;
}

/** Takes a person off a waitlist; a place kept for them goes to the next. Throws `not_found` when they are not on it. */
export async function leave(context: Context, entry: Leaving | undefined): Promise<void> {
  if (entry === undefined) throw notFound();
  await transact(context.db, async (tx) => {
    const now = context.clock.now();
    const kept = await tx
      .selectFrom('bookings')
      .where('id', '=', entry.bookingId)
      .where('holdKind', '=', 'offer')
      .where('status', '=', 'reserved')
      .select('id')
      .executeTakeFirst();
    if (!(await endEntry(tx, entry, 'left', now))) throw notFound();
    if (kept !== undefined) await releasePlaces(tx, { bookingIds: [kept.id] }, now);
    await offerPlaces(tx, entry.occurrenceId, context);
  });
}
