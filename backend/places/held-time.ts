import { sql, type RawBuilder } from 'kysely';

interface Held {
  now: Date;
  expiresAt: Date;
  /** Milliseconds that a person may hold places of a session in a day; undefined: as long as anybody likes. */
  maxHoldMs: number | undefined;
  /** Whose places, of which session. */
  userId: RawBuilder<unknown>;
  occurrenceId: RawBuilder<unknown>;
}

/** How long the places were held, up to now. Names `h` as the booking. */
const heldTime = (now: Date) => sql`greatest(
  coalesce(h.released_at, case when h.pinned_by is null then least(h.expires_at, ${now}) else ${now} end) - h.held_from,
  interval '0')`;

/**
 * The end of a hold: `expiresAt`, or sooner when the person has held places of that session for long without booking
 * them, this hold and those given up in the last day together. Not later than now: they may hold none.
 */
export function holdEnd({ now, expiresAt, maxHoldMs, userId, occurrenceId }: Held): RawBuilder<Date> {
  if (maxHoldMs === undefined) return sql<Date>`${expiresAt}::timestamptz`;
  return sql<Date>`least(${expiresAt}::timestamptz, ${now}::timestamptz + make_interval(secs => ${maxHoldMs / 1000}) - coalesce((
    select sum(${heldTime(now)}) from bookings h
    where h.user_id = ${userId} and h.occurrence_id = ${occurrenceId} and h.settled_at is null
      and h.hold_kind = 'basket' and h.held_from > ${now}::timestamptz - interval '1 day'), interval '0'))`;
}
