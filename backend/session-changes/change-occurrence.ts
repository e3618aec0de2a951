import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { sql } from 'kysely';
import { recordAudit } from '#backend/audit/record-audit.ts';
import { queueChangedLetters } from '#backend/bookings/letters/queue-changed-letters.ts';
import type { Context } from '#backend/context.ts';
import { isConflict } from '#backend/db/connection/error-codes.ts';
import { recordChange, transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError, notFound } from '#backend/failure.ts';
import { isWorthTelling, type ShownSession } from '#backend/mail/changed-session.ts';
import { releaseExpiredPlaces } from '#backend/places/count-places.ts';
import { occupiedTime, isLapsed, isLive } from '#backend/places/places.ts';
import { readClashes } from '#backend/timetable/clashes.ts';
import { findOccurrences, type FoundOccurrence } from '#backend/timetable/find-occurrence.ts';
import { offerPlaces } from '#backend/waitlist/offer-places.ts';
import { queueChangedNotices } from '#backend/waitlist/queue-changed-notices.ts';
import type { OccurrenceChange } from '#contract/timetable/update-occurrence.ts';
import { findAlternative } from './find-alternative.ts';
import { lockOccurrence } from './lock-occurrence.ts';
import { lockTimetable } from './lock-timetable.ts';
import { findClashingNeighbours, freeFromClashes } from './neighbours.ts';
import { planChange, type PlannedChange } from './plan-change.ts';

/**
 * Bookings of other sessions on the courts of this one, at its time. Holds that ran out are released first: until then
 * the database counts their courts as taken. Throws `clash`.
 */
async function checkCourts(tx: Tx, occurrenceId: string, now: Date): Promise<void> {
  const onCourt = sql`bookings.occurrence_id <> occurrences.id and bookings.during && ${occupiedTime}
    and bookings.resource_location_id in (
      select location_id from occurrence_locations where occurrence_locations.occurrence_id = occurrences.id)`;
  const { rows } = await sql<{ occurrenceId: string; isTaken: boolean }>`
    select bookings.occurrence_id, ${isLive(now)} as is_taken
    from occurrences, bookings
    where occurrences.id = ${occurrenceId} and ${onCourt} and (${isLive(now)} or ${isLapsed(now)})
    order by 1`.execute(tx);
  if (rows.some(({ isTaken }) => isTaken)) throw new DomainError('clash');
  for (const lapsed of new Set(rows.map((row) => row.occurrenceId))) await releaseExpiredPlaces(tx, lapsed, now);
}

/** Sets the columns, unless that leaves fewer places than are taken. Throws `capacity_below_bookings`. */
async function writeColumns(
  tx: Tx,
  { row, scope }: FoundOccurrence,
  { columns, locations, instructors }: PlannedChange,
  now: Date,
) {
  const shownLocations = locations?.map(({ id, name }) => ({ id, names: [name, scope.venue.name] }));
  const { maximum = row.maximum, maximumOnline = row.maximumOnline, maximumFoh = row.maximumFoh } = columns;
  const changed = await tx
    .updateTable('occurrences')
    .set({
      ...columns,
      ...(shownLocations !== undefined && { locations: JSON.stringify(shownLocations) }),
      ...(instructors !== undefined && { instructors: JSON.stringify(instructors) }),
      ...(row.recurrenceId !== null && { isDetachedFromRecurrence: true }),
      updatedAt: now,
    })
    .where('id', '=', row.id)
    .where('consumed', '<=', maximum)
    .where((where) =>
      where.or([
        where('capacityStrategy', '=', 'shared'),
        where.and([where('consumedOnline', '<=', maximumOnline ?? 0), where('consumedFoh', '<=', maximumFoh ?? 0)]),
      ]),
    )
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw new DomainError('capacity_below_bookings');
}

async function writeLinks(tx: Tx, occurrenceId: string, { locations, instructors }: PlannedChange): Promise<void> {
  if (locations !== undefined) {
    await tx.deleteFrom('occurrenceLocations').where('occurrenceId', '=', occurrenceId).execute();
    const rows = locations.map(({ id }, position) => ({ occurrenceId, locationId: id, position }));
    await tx.insertInto('occurrenceLocations').values(rows).execute();
  }
  if (instructors === undefined) return;
  await tx.deleteFrom('occurrenceInstructors').where('occurrenceId', '=', occurrenceId).execute();
  const rows = instructors.map(({ id }, position) => ({ occurrenceId, instructorId: id, position }));
  if (rows.length > 0) await tx.insertInto('occurrenceInstructors').values(rows).execute();
}

/** Its bookings take the court and the time that the session has now. Throws `clash`. */
async function moveBookings(tx: Tx, occurrenceId: string): Promise<void> {
  try {
    await sql`update bookings set during = ${occupiedTime}, resource_location_id = occurrences.resource_location_id
      from occurrences where occurrences.id = ${occurrenceId} and bookings.occurrence_id = occurrences.id
        and bookings.status <> 'cancelled'`.execute(tx);
  } catch (error) {
    if (isConflict(error)) throw new DomainError('clash', { cause: error });
    throw error;
  }
}

/** Sessions of one activity that begin and end together are one time of its timetable. */
async function writeCompositeKey(tx: Tx, occurrenceId: string): Promise<void> {
  await sql`update occurrences o set composite_key = coalesce((
      select t.composite_key from occurrences t
      where t.venue_id = o.venue_id and t.category_id = o.category_id and t.local_date = o.local_date
        and t.starts_at = o.starts_at and t.ends_at = o.ends_at and t.id <> o.id
        and (o.booking_type = 'resources' or t.template_name = o.template_name)
      order by t.id limit 1
    ), o.id || to_char(o.starts_at at time zone 'UTC', '-HH24MI-') || extract(epoch from o.ends_at - o.starts_at)::int / 60)
    where o.id = ${occurrenceId}`.execute(tx);
}

/** A session that something is in the way of is not on sale as long as that is so. A closure counts by itself. */
async function writeStatus(tx: Tx, occurrenceId: string, now: Date): Promise<void> {
  const clashes = await readClashes(tx, await findOccurrences(tx, [occurrenceId], now));
  const inTheWay = (clashes.get(occurrenceId) ?? []).filter(({ type }) => type !== 'closure');
  const status = inTheWay.length > 0 ? 'clashing' : 'bookable';
  await tx.updateTable('occurrences').set({ status }).where('id', '=', occurrenceId).execute();
}

/**
 * Writes a change of a session that is locked, and moves its bookings with it. Throws `capacity_below_bookings` and
 * `clash`.
 */
async function writeChange(tx: Tx, found: FoundOccurrence, planned: PlannedChange, now: Date): Promise<void> {
  const { id } = found.row;
  await releaseExpiredPlaces(tx, id, now);
  const neighbours = planned.isMoved ? await findClashingNeighbours(tx, id) : [];
  await writeColumns(tx, found, planned, now);
  if (!planned.isMoved) return;
  await writeLinks(tx, id, planned);
  await checkCourts(tx, id, now);
  await moveBookings(tx, id);
  if (planned.columns.startsAt !== undefined) await writeCompositeKey(tx, id);
  await writeStatus(tx, id, now);
  for (const freed of await freeFromClashes(tx, neighbours, now)) recordChange(tx, freed);
}

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
