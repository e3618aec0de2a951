import { sql, type RawBuilder } from 'kysely';
import type { Channel } from '#contract/primitives.ts';

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

/**
 * SQL conditions about places and capacity. `occurrences.consumed_*` counts the places of every booking with
 * `released_at` null. An expired hold still counts there until it is released: readers add its places to those
 * available, and reservations release it first, so that nothing depends on the job that releases expired holds.
 */

/** Maximum of places in a session; more could overflow an integer in the database. */
export const mostPlaces = 1_000_000;

/** Condition: an expired hold whose places still count. Uses the columns of `bookings`. */
export function isLapsed(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(bookings.status = 'reserved' and bookings.released_at is null
    and bookings.pinned_by is null and bookings.expires_at <= ${now})`;
}

/**
 * Condition: a booking that has its places at `now`, because it is settled, locked for payment, or held and not
 * expired.
 */
export function isLive(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(bookings.released_at is null
    and (bookings.status = 'settled' or bookings.pinned_by is not null or bookings.expires_at > ${now}))`;
}

/**
 * Places that are kept for people who wait: of the whole session, or of the channel `online` where the channels are
 * split. Nobody who waits has to compete with the public for a place that became free.
 */
const awaitedOfAll = sql<number>`case occurrences.capacity_strategy when 'shared' then occurrences.awaited_places else 0 end`;

interface Taker {
  /** `offer`: for the first person on the waitlist, who is one of those the places are kept for. */
  holdKind?: 'basket' | 'offer' | undefined;
}

/**
 * Condition: an occurrence has capacity for `places` more of that channel, beside those that are kept for people who
 * wait. Expired holds count as taken.
 */
export function hasRoom(channel: Channel, places: number, { holdKind }: Taker = {}): RawBuilder<boolean> {
  const [consumed, maximum, awaited] = getColumns(channel);
  const [keptOfAll, kept] = holdKind === 'offer' ? [sql`0`, sql`0`] : [awaitedOfAll, awaited];
  return sql<boolean>`(occurrences.consumed + ${places} + ${keptOfAll} <= occurrences.maximum
    and (occurrences.capacity_strategy = 'shared' or ${consumed} + ${places} + ${kept} <= ${maximum}))`;
}

/**
 * Condition: an occurrence has capacity for places of both channels together, beside those that are kept for people who
 * wait. Expired holds count as taken.
 */
export function hasRoomForBoth(online: RawBuilder<number>, foh: RawBuilder<number>): RawBuilder<boolean> {
  return sql<boolean>`(occurrences.consumed + ${online} + ${foh} + ${awaitedOfAll} <= occurrences.maximum
    and (occurrences.capacity_strategy = 'shared' or (
      occurrences.consumed_online + ${online} + occurrences.awaited_places <= occurrences.maximum_online
      and occurrences.consumed_foh + ${foh} <= occurrences.maximum_foh)))`;
}

/** Number of places that nobody has at `now`, expired holds included. Uses the columns of `occurrences`. */
export function freePlaces(channel: Channel, now: Date): RawBuilder<number> {
  const [consumed, maximum] = getColumns(channel);
  const lapsed = sql`coalesce((select sum(bookings.places) from bookings
    where bookings.occurrence_id = occurrences.id and ${isLapsed(now)}
      and (occurrences.capacity_strategy = 'shared' or bookings.channel = ${channel})), 0)`;
  return sql<number>`case occurrences.capacity_strategy
    when 'split' then ${maximum} - ${consumed} else occurrences.maximum - occurrences.consumed end + ${lapsed}`;
}

/** Places that the channel `online` has, taken ones included. Uses the columns of `occurrences`. */
export const mostOnline = sql<number>`case occurrences.capacity_strategy
  when 'split' then occurrences.maximum_online else occurrences.maximum end`;

/** The time range in which a booking of this occurrence occupies its court, setup and teardown included. */
export const occupiedTime = sql<string>`tstzrange(
  occurrences.starts_at - make_interval(mins => occurrences.setup_minutes),
  occurrences.ends_at + make_interval(mins => occurrences.teardown_minutes))`;

/** Free places of the channel `online` that are not kept for people who wait. Uses the columns of `occurrences`. */
export function availablePlaces(now: Date): RawBuilder<number> {
  return sql<number>`${freePlaces('online', now)} - occurrences.awaited_places`;
}

/** Places of a channel: counted, at most, and kept for people who wait. */
function getColumns(channel: Channel): [RawBuilder<number>, RawBuilder<number>, RawBuilder<number>] {
  return channel === 'online'
    ? [
        sql<number>`occurrences.consumed_online`,
        sql<number>`occurrences.maximum_online`,
        sql<number>`occurrences.awaited_places`,
      ]
    : [sql<number>`occurrences.consumed_foh`, sql<number>`occurrences.maximum_foh`, sql<number>`0`];
}
