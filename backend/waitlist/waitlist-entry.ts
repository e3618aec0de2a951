import type { Db, Tx } from '#backend/db/schema.ts';
import { moment, instant, instantOrNull } from '#backend/serialize/instant.ts';
import { waitlistPosition } from '#backend/timetable/waitlist-position.ts';
import type { WaitlistEntry } from '#contract/timetable/waitlist.ts';

/** Entries with their people and sessions; the position counts those who still wait. */
export function selectEntries(db: Db) {
  return db
    .selectFrom('waitlistEntries as w')
    .innerJoin('users as u', 'u.id', 'w.userId')
    .innerJoin('occurrences as o', 'o.id', 'w.occurrenceId')
    .innerJoin('venues as v', 'v.id', 'o.venueId')
    .select(['w.id', 'w.userId', 'w.status', 'w.occurrenceId', 'w.places'])
    .select(['w.createdAt', 'w.offeredAt', 'w.offerExpiresAt', 'w.endedAt'])
    .select(['u.reference', 'u.firstName', 'u.lastName', 'u.email', 'o.templateName', 'o.startsAt', 'v.timezone'])
    .select(waitlistPosition.as('position'));
}

type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];

/** An entry as the wire shows it (`waitlistEntrySchema`). */
export function getEntry(row: EntryRow): WaitlistEntry {
  return {
    id: row.id,
    userId: row.userId,
    userReference: row.reference,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    occurrence: { occurrenceId: row.occurrenceId, name: row.templateName },
    startsAt: moment(row.startsAt, row.timezone),
    createdAt: instant(row.createdAt),
    status: row.status,
    places: row.places,
    position: row.position,
    offeredAt: instantOrNull(row.offeredAt),
    offerExpiresAt: instantOrNull(row.offerExpiresAt),
    endedAt: instantOrNull(row.endedAt),
  };
}

/** One entry by its id. */
export async function readEntry(tx: Tx, id: number): Promise<WaitlistEntry> {
  return getEntry(await selectEntries(tx).where('w.id', '=', id).executeTakeFirstOrThrow());
}
