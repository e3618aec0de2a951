import { sql, type RawBuilder } from 'kysely';
import { lapsedPlaces } from '#backend/timetable/occurrence-row.ts';

interface Wanted {
  now: Date;
  /** Places that have to be left; a court has room for everybody. */
  places: number;
  /** Whether the court of `o` is taken for part of the time. */
  isTaken: RawBuilder<boolean>;
}

/** Whether an occurrence `o` may be booked now, apart from its places: `bookableAction` as a condition. */
export function isOpen(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(
    o.is_on_sale and o.is_sold_individually and o.starts_at > ${now}
    and o.booking_type in ('ticketed', 'resources', 'classes')
    and (o.first_bookable_at is null or o.first_bookable_at <= ${now})
    and (o.last_bookable_at is null or o.last_bookable_at >= ${now}))`;
}

/** Places left to the channel `online`, as `getCapacity` counts them but for courts that are taken. */
function placesLeft(now: Date): { kept: RawBuilder<number>; lapsed: RawBuilder<number> } {
  return {
    kept: sql<number>`(case when o.capacity_strategy = 'split' then o.maximum_online - o.consumed_online
      else o.maximum - o.consumed end - o.awaited_places)`,
    lapsed: sql<number>`(${lapsedPlaces(now, 'online')}
      + case when o.capacity_strategy = 'split' then 0 else ${lapsedPlaces(now, 'foh')} end)`,
  };
}

/**
 * Whether an occurrence `o` has so many places left. Holds that ran out are looked for only where there are too few
 * without them.
 */
export function hasPlaces({ now, places, isTaken }: Wanted): RawBuilder<boolean> {
  const { kept, lapsed } = placesLeft(now);
  const needed = sql`(case when o.booking_type = 'resources' then 1 else ${places}::int end)`;
  return sql<boolean>`((${kept} >= ${needed} or ${kept} + ${lapsed} >= ${needed}) and not (${isTaken}))`;
}

/** Whether anybody can book so many places of an occurrence `o` online now (docs/product.md#bookable-action). */
export function isFree(wanted: Wanted): RawBuilder<boolean> {
  return sql<boolean>`(${isOpen(wanted.now)} and ${hasPlaces(wanted)})`;
}
