import { sql, type RawBuilder } from 'kysely';

interface Held {
  now: Date;
  expiresAt: Date;
  /** Milliseconds for which a person may hold places of a session in a day; undefined for no limit. */
  maxHoldMs: number | undefined;
  /** The person and the session. */
  userId: RawBuilder<unknown>;
  occurrenceId: RawBuilder<unknown>;
}

/** How long a booking, aliased as `h`, has held its places until now. */
const heldTime = (now: Date) => sql`greatest(
  coalesce(h.released_at, case when h.pinned_by is null then least(h.expires_at, ${now}) else ${now} end) - h.held_from,
  interval '0')`;

/**
 * The end of a hold: `expiresAt`, or earlier when the person reaches `maxHoldMs` for this session, counting this hold
 * and those released in the last day without an order. An end not after `now` means that the person may not hold
 * places.
 */
export function holdEnd({ now, expiresAt, maxHoldMs, userId, occurrenceId }: Held): RawBuilder<Date> {
  if (maxHoldMs === undefined) return sql<Date>`${expiresAt}::timestamptz`;
  return sql<Date>`least(${expiresAt}::timestamptz, ${now}::timestamptz + make_interval(secs => ${maxHoldMs / 1000}) - coalesce((
    select sum(${heldTime(now)}) from bookings h
    where h.user_id = ${userId} and h.occurrence_id = ${occurrenceId} and h.settled_at is null
      and h.hold_kind = 'basket' and h.held_from > ${now}::timestamptz - interval '1 day'), interval '0'))`;
}
