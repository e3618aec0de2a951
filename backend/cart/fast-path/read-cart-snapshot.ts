import { sql } from 'kysely';
import { batched } from '#backend/db/batching/batched.ts';
import { compiledQuery } from '#backend/db/batching/compiled-query.ts';
import type { Db } from '#backend/db/schema.ts';
import { customerFlagColumns, type CustomerFlags } from '#backend/timetable/customer-flags.ts';
import type { Channel } from '#contract/primitives.ts';
import { openPaymentStates } from '#contract/rules/payment-states.ts';

interface SnapshotRequest {
  /** Owner and kind of the basket. */
  userId: number;
  source: string;
  /** The person the places are for. */
  forUserId: number;
}

/** An open basket, read without a lock. */
export interface CartSnapshot {
  version: number;
  channel: Channel;
  /** A payment is open, or credit is reserved. */
  isInUse: boolean;
  /** Number of its places, expired holds included. */
  places: number;
  /** Sum of its lines, minor units. */
  total: number;
  /** Sessions it has lines for. */
  occurrenceIds: string[];
}

/** Read in one statement: the customer's flags are as old as the version of the basket. */
export interface CustomerSnapshot {
  cart: CartSnapshot | null;
  /** The owner has an open basket of another kind as well. */
  hasOtherBasket: boolean;
  customerFlags: CustomerFlags;
}

interface Row extends SnapshotRequest, CartSnapshot, CustomerFlags {
  hasOtherBasket: boolean;
  hasCart: boolean;
}

interface Keys {
  userIds: number[];
  sources: string[];
  forUserIds: number[];
}

const selectCustomers = compiledQuery(
  (_db: Db, { userIds, sources, forUserIds }: Keys) => sql<Row>`
    select request.*, ${customerFlagColumns}, cart.version is not null as has_cart, cart.*,
      exists (
        select from carts other where other.user_id = request.user_id and other.status = 'open' and other.source <> request.source
      ) as has_other_basket
    from unnest(${userIds}::int[], ${sources}::text[], ${forUserIds}::int[]) as request (user_id, source, for_user_id)
    join users on users.id = request.for_user_id
    left join lateral (
      select carts.version, carts.channel,
        exists (select from payment_transactions p where p.cart_id = carts.id and p.state in (${sql.join(openPaymentStates)}))
          or exists (select from credit_reservations r where r.cart_id = carts.id and r.state = 'reserved') as is_in_use,
        array(
          select b.occurrence_id from cart_items i join bookings b on b.id = i.booking_id where i.cart_id = carts.id
        ) as occurrence_ids,
        (
          select coalesce(sum(b.places), 0)::int from cart_items i join bookings b on b.id = i.booking_id where i.cart_id = carts.id
        ) as places,
        (select coalesce(sum(i.line_total), 0) from cart_items i where i.cart_id = carts.id) as total
      from carts where carts.user_id = request.user_id and carts.source = request.source and carts.status = 'open'
      limit 1
    ) cart on true`,
);

function getName({ userId, source, forUserId }: SnapshotRequest): string {
  return `${userId} ${source} ${forUserId}`;
}

/** Reads an open basket and the flags of the person the places are for; undefined when there is no such person. */
export const readCartSnapshot = batched({
  getName,
  run: async (db: Db, requests: SnapshotRequest[]) => {
    const rows = await selectCustomers(db, {
      userIds: requests.map(({ userId }) => userId),
      sources: requests.map(({ source }) => source),
      forUserIds: requests.map(({ forUserId }) => forUserId),
    });
    const toSnapshot = (row: Row): CustomerSnapshot => ({
      cart: row.hasCart ? row : null,
      hasOtherBasket: row.hasOtherBasket,
      customerFlags: row,
    });
    return new Map(rows.map((row) => [getName(row), toSnapshot(row)]));
  },
});
