import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { recordAudit } from '#backend/audit/record-audit.ts';
import { queueChangedLetters } from '#backend/bookings/letters/queue-changed-letters.ts';
import type { Context } from '#backend/context.ts';
import { recordChange, transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError, notFound } from '#backend/failure.ts';
import { isWorthTelling, type ShownSession } from '#backend/mail/changed-session.ts';
import { findOccurrences, type FoundOccurrence } from '#backend/timetable/find-occurrence.ts';
import { offerPlaces } from '#backend/waitlist/offer-places.ts';
import { queueChangedNotices } from '#backend/waitlist/queue-changed-notices.ts';
import type { OccurrenceChange } from '#contract/timetable/update-occurrence.ts';
import { findAlternative } from './find-alternative.ts';
import { lockOccurrence } from './lock-occurrence.ts';
import { lockTimetable } from './lock-timetable.ts';
import { planChange } from './plan-change.ts';
import { writeChange } from './write-change.ts';

/** A session that is locked, as it is then. Throws `not_found`. */
export async function readLocked(tx: Tx, id: string, now: Date): Promise<FoundOccurrence> {
  const [found] = await findOccurrences(tx, [id], now);
  if (found === undefined) throw notFound();
  return found;
}

function getShown({ row }: FoundOccurrence): ShownSession {
  return {
    startsAt: row.startsAt,
    minutes: differenceInMinutes(row.endsAt, row.startsAt),
    place: row.friendlyLocationName ?? row.locationName,
    instructors: row.instructors.map(({ name }) => name).join(', '),
  };
}

async function readCourt(tx: Tx, id: string): Promise<string | null> {
  const row = await tx.selectFrom('occurrences').where('id', '=', id).select('resourceLocationId').executeTakeFirst();
  return row?.resourceLocationId ?? null;
}

async function audit(tx: Tx, context: Context, id: string, { action: _, ...change }: OccurrenceChange): Promise<void> {
  const details = { changed: Object.keys(change), capacity: change.capacity };
  await recordAudit(tx, context, { action: 'occurrence_updated', subjectType: 'occurrence', subjectId: id, details });
}

/**
 * Changes a session under its lock: its bookings move with it, everybody who is booked or waits is told unless it is
 * over, and places that came are offered to the waitlist (docs/product.md#managing-the-timetable). Throws `not_found`,
 * `validation_failed`, `not_bookable` for a cancelled one, `capacity_below_bookings` and `clash`.
 */
export async function changeOccurrence(context: Context, id: string, change: OccurrenceChange): Promise<void> {
  const { db, clock, config } = context;
  await transact(
    db,
    async (tx) => {
      const now = clock.now();
      await lockTimetable(tx, id);
      await lockOccurrence(tx, id);
      const before = await readLocked(tx, id, now);
      const planned = await planChange(tx, before, change, await readCourt(tx, id));
      if (before.row.status === 'cancelled')
        throw new DomainError('not_bookable', { details: { reason: 'not_available' } });
      await writeChange(tx, before, planned, now);
      const after = await readLocked(tx, id, now);
      const shown = { before: getShown(before), after: getShown(after) };
      const isOver = [before, after].every(({ row }) => row.endsAt <= now);
      if (!isOver && isWorthTelling(shown)) {
        const alternative = await findAlternative(tx, before, now);
        await queueChangedLetters(tx, id, shown, { alternative, config, now });
        await queueChangedNotices(tx, id, shown, { config, now });
      }
      await audit(tx, context, id, change);
      await offerPlaces(tx, id, context);
      recordChange(tx, id);
    },
    { contended: `session ${id}` },
  );
}
