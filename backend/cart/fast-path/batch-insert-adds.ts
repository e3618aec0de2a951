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
  /** Owner of the basket. */
  userId: number;
  staffUserId: number | null;
  source: string;
  channel: string;
  /** Version of the basket in the snapshot; null when there was none. */
  version: number | null;
  bookedByUserId: number;
  isV2: boolean;
}

/** Columns of the JSON records that the statement reads its adds from. */
const columns = sql`
  booking_id uuid, occurrence_id text, places int, expires_at timestamptz, held_from timestamptz, user_id int, staff_user_id int, source text, channel text,
  version int, booked_by_user_id int, is_v2 boolean, type text, purchasable_type text, purchasable_id text,
  name text, quantity int, max_quantity int, standard_price int, unit_price int, line_total int, tax_total int,
  purchased_for_user_id int, pricing_option_id uuid, ticket_id uuid, apply_benefit boolean`;

/**
 * Writes adds of one session in one statement: baskets whose version is unchanged, the session's count if all places fit,
 * bookings and lines. A constraint violation rolls back all of it. Existing baskets are found by `on conflict` and not by
 * a join, for which PostgreSQL may scan the whole table.
 */
const insertAdds = compiledQuery(
  (_db: Db, { adds }: { adds: string }) => sql<OpenCart & { bookingId: string }>`
    with adds as materialized (
      select * from jsonb_to_recordset(${adds}::jsonb) as adds (${columns})
    ), cart as (
      insert into carts (user_id, staff_user_id, channel, source)
      select distinct on (user_id, source) user_id, staff_user_id, channel, source from adds order by user_id, source
      on conflict (user_id, source) where status = 'open' and user_id is not null do update
      set version = carts.version + 1
      where carts.version in (
        select version from adds where adds.user_id = carts.user_id and adds.source = carts.source)
      returning id, uuid, user_id, source, channel, extensions_used
    ), allowed as (
      -- One add for each basket: its version tells that nothing else was added since, and the next one may raise a quantity.
      select distinct on (cart.id) adds.*, cart.id as basket_id
      from adds join cart on cart.user_id = adds.user_id and cart.source = adds.source
      -- Places that the person has already count towards the limit of the session, and those held in the last day
      -- shorten the hold: both are worked out step by step.
      where not exists (
        select from bookings earlier
        where earlier.user_id = adds.purchased_for_user_id and earlier.occurrence_id = adds.occurrence_id
          and earlier.status in ('reserved', 'settled', 'cancelled')
          and (earlier.released_at is null
            or earlier.settled_at is null and earlier.held_from > adds.held_from - interval '1 day'))
      order by cart.id, adds.booking_id
    ), total as (
      select occurrence_id, coalesce(sum(places) filter (where channel = 'online'), 0) as online,
        coalesce(sum(places) filter (where channel = 'foh'), 0) as foh
      from allowed group by occurrence_id
    ), counted as (
      update occurrences set consumed_online = consumed_online + total.online, consumed_foh = consumed_foh + total.foh
      from total
      where id = total.occurrence_id and is_on_sale and ${hasRoomForBoth(sql`total.online`, sql`total.foh`)}
      returning id, resource_location_id, ${occupiedTime} as during
    ), held as (
      insert into bookings (
        id, occurrence_id, resource_location_id, during, status, channel, places, expires_at, held_from, user_id,
        booked_by_user_id, ticket_id, is_v2)
      select booking_id, counted.id, resource_location_id, during, 'reserved', channel, places, expires_at, held_from,
        purchased_for_user_id, booked_by_user_id, ticket_id, is_v2
      from allowed join counted on counted.id = occurrence_id
      returning id
    ), line as (
      insert into cart_items (
        cart_id, booking_id, sort_by, type, purchasable_type, purchasable_id, name, quantity, max_quantity, standard_price,
        unit_price, line_total, tax_total, purchased_for_user_id, pricing_option_id, ticket_id, apply_benefit)
      select basket_id, booking_id, (select coalesce(max(sort_by), 0) + 1 from cart_items where cart_id = basket_id), type,
        purchasable_type, purchasable_id, name, quantity, max_quantity, standard_price, unit_price, line_total, tax_total,
        purchased_for_user_id, pricing_option_id, ticket_id, apply_benefit
      from allowed join held on held.id = booking_id
      returning cart_id, booking_id
    )
    select line.booking_id, cart.* from line join cart on cart.id = line.cart_id`,
);

/** Returns the baskets of the adds that were written, by booking id. */
async function insert(db: Db, adds: PlainAdd[]): Promise<Map<string, OpenCart>> {
  const rows = await insertAdds(db, { adds: JSON.stringify(toWire(adds)) });
  return new Map(rows.map(({ bookingId, ...cart }) => [bookingId, cart]));
}

/** Writes all adds in one statement; after a conflict each in its own, so that one conflict does not fail the others. */
async function insertAll(db: Db, adds: PlainAdd[]): Promise<Map<string, OpenCart>> {
  try {
    return await insert(db, adds);
  } catch (error) {
    if (!isConflict(error) && !isTransient(error)) throw error;
    if (adds.length === 1) return new Map();
    const written = new Map<string, OpenCart>();
    for (const add of adds) for (const [bookingId, cart] of await insertAll(db, [add])) written.set(bookingId, cart);
    return written;
  }
}

/** Writes a plain add in a batch with others for the same session. Undefined when it was not written, and nothing changed. */
export const batchInsertAdds = batched({
  getName: ({ bookingId }: PlainAdd) => bookingId,
  getQueue: ({ occurrenceId }: PlainAdd) => occurrenceId,
  // Batches running at once would wait in the database for the row lock of the session.
  concurrency: 1,
  run: insertAll,
});
