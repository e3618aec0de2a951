import { sql } from 'kysely';
import { recordChange } from '#backend/db/connection/transact.ts';
import type { Db, Tx } from '#backend/db/schema.ts';
import type { Channel } from '#contract/primitives.ts';
import { hasRoom, isLapsed } from './places.ts';

interface Share {
  occurrenceId: string;
  channel: Channel;
  places: number;
}

/** Adds places to the count of an occurrence; false when they do not fit. */
export async function countPlaces(tx: Tx, { occurrenceId, channel, places }: Share): Promise<boolean> {
  const column = channel === 'online' ? 'consumedOnline' : 'consumedFoh';
  const counted = await tx
    .updateTable('occurrences')
    .set((eb) => ({ [column]: eb(column, '+', places) }))
    .where('id', '=', occurrenceId)
    .where('isOnSale', '=', true)
    .where(hasRoom(channel, places))
    .executeTakeFirst();
  if (counted.numUpdatedRows === 0n) return false;
  recordChange(tx, occurrenceId);
  return true;
}

/** Subtracts places from the count of an occurrence. */
export async function uncountPlaces(tx: Tx, { occurrenceId, channel, places }: Share): Promise<void> {
  const column = channel === 'online' ? 'consumedOnline' : 'consumedFoh';
  await tx
    .updateTable('occurrences')
    .set((eb) => ({ [column]: eb(column, '-', places) }))
    .where('id', '=', occurrenceId)
    .execute();
  recordChange(tx, occurrenceId);
}

/**
 * Releases the expired holds of an occurrence in one statement. Holds that were concurrently renewed, locked for
 * payment or released are not touched; those that somebody else is at are waited for, or left out with `skipLocked`.
 * Returns the number of places released.
 */
export async function releaseExpiredPlaces(
  db: Db,
  occurrenceId: string,
  now: Date,
  { skipLocked = false } = {},
): Promise<number> {
  const lapsed = sql`bookings.occurrence_id = ${occurrenceId} and ${isLapsed(now)}`;
  const unlocked = sql`bookings.id in (select id from bookings where ${lapsed} for no key update skip locked)`;
  const { rows } = await sql<{ freed: number }>`
    with lapsed as (
      update bookings set released_at = ${now} where ${skipLocked ? unlocked : lapsed}
      returning channel, places
    ), freed as (
      select coalesce(sum(places) filter (where channel = 'online'), 0) as online,
        coalesce(sum(places) filter (where channel = 'foh'), 0) as foh
      from lapsed
    )
    update occurrences set
      consumed_online = consumed_online - (select online from freed),
      consumed_foh = consumed_foh - (select foh from freed)
    where id = ${occurrenceId} and exists (select from lapsed)
    returning (select online + foh from freed) as freed
  `.execute(db);
  return rows[0]?.freed ?? 0;
}
