import { sql } from 'kysely';
import type { OpenCart } from '#backend/cart/choose-cart.ts';
import type { LineValues } from '#backend/cart/holds/hold-session.ts';
import { batched } from '#backend/db/batching/batched.ts';
import { compiledQuery } from '#backend/db/batching/compiled-query.ts';
import { isConflict, isTransient } from '#backend/db/connection/error-codes.ts';
import type { Db } from '#backend/db/schema.ts';
import { hasRoomForBoth, occupiedTime } from '#backend/places/places.ts';
import { toWire } from '#contract/wire.ts';

/** One line to write, and the places to hold for it. */
export interface PlainAdd extends LineValues {
  bookingId: string;
  occurrenceId: string;
  places: number;
  /** An instant (ISO 8601). */
  expiresAt: string;
  /** When the hold begins (ISO 8601). */
  heldFrom: string;
  /** Who owns the basket, and its version as it was seen; null when there was none. */
  userId: number;
  staffUserId: number | null;
  source: string;
  channel: string;
  version: number | null;
  bookedByUserId: number;
  isV2: boolean;
}

/** What the statement takes of an add. */
const columns = sql`
  booking_id uuid, occurrence_id text, places int, expires_at timestamptz, held_from timestamptz, user_id int, staff_user_id int, source text, channel text,
  version int, booked_by_user_id int, is_v2 boolean, type text, purchasable_type text, purchasable_id text,
  name text, quantity int, max_quantity int, standard_price int, unit_price int, line_total int, tax_total int,
  purchased_for_user_id int, pricing_option_id uuid, ticket_id uuid, apply_benefit boolean`;

/**
 * The one statement, for adds of one session: baskets that are still as they were seen, the count of the session if all
 * places fit, holds and lines; for everybody or, over a conflict, for nobody. Baskets that are there already are found by
 * conflict and not by a join, for which PostgreSQL may read the whole table.
 */
const writePlaces = compiledQuery(
  (_db: Db, { adds }: { adds: string }) => sql<OpenCart & { bookingId: string }>`
    with asked as materialized (
      select * from jsonb_to_recordset(${adds}::jsonb) as asked (${columns})
    ), cart as (
      insert into carts (user_id, staff_user_id, channel, source)
      select distinct on (user_id, source) user_id, staff_user_id, channel, source from asked order by user_id, source
      on conflict (user_id, source) where status = 'open' and user_id is not null do update
      set version = carts.version + 1
      where carts.version in (
        select version from asked where asked.user_id = carts.user_id and asked.source = carts.source)
      returning id, uuid, user_id, source, channel, extensions_used
    ), wanted as (
      select asked.*, cart.id as basket_id from asked join cart on cart.user_id = asked.user_id and cart.source = asked.source
      -- Who has held places of the session before, and let them go, has less time left.
      where not exists (
        select from bookings earlier
        where earlier.user_id = asked.purchased_for_user_id and earlier.status = 'cancelled'
          and earlier.occurrence_id = asked.occurrence_id and earlier.settled_at is null
          and earlier.held_from > asked.held_from - interval '1 day')
    ), total as (
      select occurrence_id, coalesce(sum(places) filter (where channel = 'online'), 0) as online,
        coalesce(sum(places) filter (where channel = 'foh'), 0) as foh
      from wanted group by occurrence_id
    ), counted as (
      update occurrences set consumed_online = consumed_online + total.online, consumed_foh = consumed_foh + total.foh
      from total
      where id = total.occurrence_id and status = 'bookable' and ${hasRoomForBoth(sql`total.online`, sql`total.foh`)}
      returning id, resource_location_id, ${occupiedTime} as during
    ), held as (
      insert into bookings (
        id, occurrence_id, resource_location_id, during, status, channel, places, expires_at, held_from, user_id,
        booked_by_user_id, ticket_id, is_v2)
      select booking_id, counted.id, resource_location_id, during, 'reserved', channel, places, expires_at, held_from,
        purchased_for_user_id, booked_by_user_id, ticket_id, is_v2
      from wanted join counted on counted.id = occurrence_id
      returning id
    ), line as (
      insert into cart_items (
        cart_id, booking_id, sort_by, type, purchasable_type, purchasable_id, name, quantity, max_quantity, standard_price,
        unit_price, line_total, tax_total, purchased_for_user_id, pricing_option_id, ticket_id, apply_benefit)
      select basket_id, booking_id, (select coalesce(max(sort_by), 0) + 1 from cart_items where cart_id = basket_id), type,
        purchasable_type, purchasable_id, name, quantity, max_quantity, standard_price, unit_price, line_total, tax_total,
        purchased_for_user_id, pricing_option_id, ticket_id, apply_benefit
      from wanted join held on held.id = booking_id
      returning cart_id, booking_id
    )
    select line.booking_id, cart.* from line join cart on cart.id = line.cart_id`,
);

/** Returns the baskets that got theirs, by booking. */
async function write(db: Db, adds: PlainAdd[]): Promise<Map<string, OpenCart>> {
  const rows = await writePlaces(db, { adds: JSON.stringify(toWire(adds)) });
  return new Map(rows.map(({ bookingId, ...cart }) => [bookingId, cart]));
}

/** Writes all together; over a conflict each by itself, so that one doesn't cost the others theirs. */
async function writeAll(db: Db, adds: PlainAdd[]): Promise<Map<string, OpenCart>> {
  try {
    return await write(db, adds);
  } catch (error) {
    if (!isConflict(error) && !isTransient(error)) throw error;
    if (adds.length === 1) return new Map();
    const written = new Map<string, OpenCart>();
    for (const add of adds) for (const [bookingId, cart] of await writeAll(db, [add])) written.set(bookingId, cart);
    return written;
  }
}

/** Writes a plain add, together with those of others for the same session; undefined when it couldn't be written just so. */
export const batchInsertAdds = batched({
  nameOf: ({ bookingId }: PlainAdd) => bookingId,
  queueOf: ({ occurrenceId }: PlainAdd) => occurrenceId,
  // They would wait for each other in the database, for the row of the session.
  mostRunning: 1,
  run: writeAll,
});
