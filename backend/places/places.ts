import { sql, type RawBuilder } from 'kysely';
import type { Channel } from '#contract/primitives.ts';

/**
 * The SQL words of booking truth. `occurrences.consumed_*` counts the places of every booking with `released_at` null.
 * A hold that ran out still counts there until somebody gives it back, so readers add its places and takers give it
 * back first: nothing waits for the sweeper.
 */

/** No session has more, and more the database could not add up. */
export const mostPlaces = 1_000_000;

/** True of a hold that ran out and still counts; names the columns of `bookings`. */
export function isLapsed(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(bookings.status = 'reserved' and bookings.released_at is null
    and bookings.pinned_by is null and bookings.expires_at <= ${now})`;
}

/** True of a booking that has its places at `now`: settled, being paid, or held and not run out. */
export function isLive(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(bookings.released_at is null
    and (bookings.status = 'settled' or bookings.pinned_by is not null or bookings.expires_at > ${now}))`;
}

/** True of an occurrence with room for `places` more of that channel, lapsed holds counted as taken. */
export function hasRoom(channel: Channel, places: number): RawBuilder<boolean> {
  const [consumed, maximum] = getColumns(channel);
  return sql<boolean>`(occurrences.consumed + ${places} <= occurrences.maximum
    and (occurrences.capacity_strategy = 'shared' or ${consumed} + ${places} <= ${maximum}))`;
}

/** True of an occurrence with room for places of both channels together, lapsed holds counted as taken. */
export function hasRoomForBoth(online: RawBuilder<number>, foh: RawBuilder<number>): RawBuilder<boolean> {
  return sql<boolean>`(occurrences.consumed + ${online} + ${foh} <= occurrences.maximum
    and (occurrences.capacity_strategy = 'shared' or (occurrences.consumed_online + ${online} <= occurrences.maximum_online
      and occurrences.consumed_foh + ${foh} <= occurrences.maximum_foh)))`;
}

/** Places free at `now`, lapsed holds included. Names the columns of `occurrences`. */
export function availablePlaces(channel: Channel, now: Date): RawBuilder<number> {
  const [consumed, maximum] = getColumns(channel);
  const lapsed = sql`coalesce((select sum(bookings.places) from bookings
    where bookings.occurrence_id = occurrences.id and ${isLapsed(now)}
      and (occurrences.capacity_strategy = 'shared' or bookings.channel = ${channel})), 0)`;
  return sql<number>`case occurrences.capacity_strategy
    when 'split' then ${maximum} - ${consumed} else occurrences.maximum - occurrences.consumed end + ${lapsed}`;
}

/** The court's time that a booking of this occurrence takes, setup and teardown included. */
export const occupiedTime = sql<string>`tstzrange(
  occurrences.starts_at - make_interval(mins => occurrences.setup_minutes),
  occurrences.ends_at + make_interval(mins => occurrences.teardown_minutes))`;

function getColumns(channel: Channel): [RawBuilder<number>, RawBuilder<number>] {
  return channel === 'online'
    ? [sql<number>`occurrences.consumed_online`, sql<number>`occurrences.maximum_online`]
    : [sql<number>`occurrences.consumed_foh`, sql<number>`occurrences.maximum_foh`];
}
