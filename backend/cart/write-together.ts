import { sql } from 'kysely';
import { hasRoomForBoth, occupiedTime } from '../booking/places.ts';
import { isConflict } from '../db/conflict.ts';
import { gathered } from '../db/gathered.ts';
import type { Db } from '../db/schema.ts';
import { isTransient } from '../db/transact.ts';
import type { OpenCart } from './choose-cart.ts';

/** One line to write and its places to hold, in the columns of the database. */
export interface PlainAdd {
  booking_id: string;
  occurrence_id: string;
  places: number;
  expires_at: Date;
  /** Who owns the basket, and which it is: as seen, or null for one to be made. */
  user_id: number;
  staff_user_id: number | null;
  source: string;
  channel: string;
  cart_id: number | null;
  version: number | null;
  booked_by_user_id: number;
  is_v2: boolean;
  type: string;
  purchasable_type: string;
  purchasable_id: string;
  name: string;
  quantity: number;
  max_quantity: number | null;
  standard_price: number;
  unit_price: number;
  line_total: number;
  tax_total: number;
  purchased_for_user_id: number | null;
  pricing_option_id: string | null;
  ticket_id: string | null;
  apply_benefit: boolean;
}

const columnTypes = sql`
  booking_id uuid, places int, expires_at timestamptz, user_id int, staff_user_id int, source text, channel text,
  cart_id int, version int, booked_by_user_id int, is_v2 boolean, type text, purchasable_type text, purchasable_id text,
  name text, quantity int, max_quantity int, standard_price int, unit_price int, line_total int, tax_total int,
  purchased_for_user_id int, pricing_option_id uuid, ticket_id uuid, apply_benefit boolean`;

/**
 * The one statement: baskets that are still as they were seen, the count of the session if all places fit, holds and
 * lines; for everybody or, over a conflict, for nobody. Returns the baskets that got theirs.
 */
async function write(db: Db, occurrenceId: string, adds: PlainAdd[]): Promise<Map<string, OpenCart>> {
  const { rows } = await sql<OpenCart & { bookingId: string }>`
    with asked as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(adds)}::jsonb) as asked (${columnTypes})
    ), made as (
      insert into carts (user_id, staff_user_id, channel, source)
      select user_id, staff_user_id, channel, source from asked where cart_id is null
      on conflict do nothing
      returning id, uuid, user_id, source, channel, extensions_used
    ), raised as (
      update carts set version = carts.version + 1 from asked
      where carts.id = asked.cart_id and carts.version = asked.version and carts.status = 'open'
      returning carts.id, carts.uuid, carts.user_id, carts.source, carts.channel, carts.extensions_used
    ), cart as (
      select * from made union all select * from raised
    ), wanted as (
      select asked.*, cart.id as basket_id from asked join cart on cart.user_id = asked.user_id and cart.source = asked.source
    ), total as (
      select sum(places) filter (where channel = 'online') as online, sum(places) filter (where channel = 'foh') as foh from wanted
    ), counted as (
      update occurrences
      set consumed_online = consumed_online + coalesce(total.online, 0), consumed_foh = consumed_foh + coalesce(total.foh, 0)
      from total
      where id = ${occurrenceId} and status = 'bookable' and exists (select from wanted)
        and ${hasRoomForBoth(sql`coalesce(total.online, 0)`, sql`coalesce(total.foh, 0)`)}
      returning id, resource_location_id, ${occupiedTime} as during
    ), held as (
      insert into bookings (
        id, occurrence_id, resource_location_id, during, status, channel, places, expires_at, user_id, booked_by_user_id,
        ticket_id, is_v2)
      select booking_id, counted.id, resource_location_id, during, 'reserved', channel, places, expires_at,
        purchased_for_user_id, booked_by_user_id, ticket_id, is_v2
      from wanted, counted
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
    select line.booking_id, cart.* from line join cart on cart.id = line.cart_id`.execute(db);
  return new Map(rows.map(({ bookingId, ...cart }) => [bookingId, cart]));
}

/** Writes all together; over a conflict each by itself, so that one doesn't cost the others theirs. */
async function writeAll(db: Db, adds: PlainAdd[]): Promise<Map<string, OpenCart>> {
  try {
    return await write(db, adds[0]?.occurrence_id ?? '', adds);
  } catch (error) {
    if (!isConflict(error) && !isTransient(error)) throw error;
    if (adds.length === 1) return new Map();
    const written = new Map<string, OpenCart>();
    for (const add of adds) for (const [bookingId, cart] of await writeAll(db, [add])) written.set(bookingId, cart);
    return written;
  }
}

/** Writes a plain add, together with those of others for the same session; undefined when it couldn't be written just so. */
export const writeTogether = gathered({
  nameOf: (add: PlainAdd) => add.booking_id,
  laneOf: (add: PlainAdd) => add.occurrence_id,
  run: writeAll,
});
