import { sql } from 'kysely';
import { openPaymentStates } from '#backend/cart/lock-cart.ts';
import { batched } from '#backend/db/batching/batched.ts';
import { compiledQuery } from '#backend/db/batching/compiled-query.ts';
import type { Db } from '#backend/db/schema.ts';
import { presenceColumns, type CustomerFlags } from '#backend/timetable/customer-flags.ts';
import type { Channel } from '#contract/primitives.ts';

interface Asked {
  /** Who owns the basket, and which of theirs it is. */
  userId: number;
  source: string;
  /** Who the place is for. */
  forUserId: number;
}

/** An open basket as it was seen without locking it. */
export interface CartSnapshot {
  version: number;
  channel: Channel;
  /** It is being paid, or has credit set aside. */
  isInUse: boolean;
  /** Its places, lines whose hold ran out included. */
  places: number;
  /** Sessions that it holds places of. */
  occurrenceIds: string[];
}

/** All at one moment: the presence is not older than the version of the basket. */
export interface CustomerSnapshot {
  cart: CartSnapshot | null;
  /** Its owner has an open basket of another kind, too. */
  hasOtherBasket: boolean;
  presence: CustomerFlags;
}

interface Row extends Asked, CartSnapshot, CustomerFlags {
  hasOtherBasket: boolean;
  hasCart: boolean;
}

interface Wanted {
  userIds: number[];
  sources: string[];
  forUserIds: number[];
}

const selectCustomers = compiledQuery(
  (_db: Db, { userIds, sources, forUserIds }: Wanted) => sql<Row>`
    select asked.*, ${presenceColumns}, cart.version is not null as has_cart, cart.*,
      exists (
        select from carts other where other.user_id = asked.user_id and other.status = 'open' and other.source <> asked.source
      ) as has_other_basket
    from unnest(${userIds}::int[], ${sources}::text[], ${forUserIds}::int[]) as asked (user_id, source, for_user_id)
    join users on users.id = asked.for_user_id
    left join lateral (
      select carts.version, carts.channel,
        exists (select from payment_transactions p where p.cart_id = carts.id and p.state in (${sql.join(openPaymentStates)}))
          or exists (select from credit_reservations r where r.cart_id = carts.id and r.state = 'reserved') as is_in_use,
        array(
          select b.occurrence_id from cart_items i join bookings b on b.id = i.booking_id where i.cart_id = carts.id
        ) as occurrence_ids,
        (
          select coalesce(sum(b.places), 0)::int from cart_items i join bookings b on b.id = i.booking_id where i.cart_id = carts.id
        ) as places
      from carts where carts.user_id = asked.user_id and carts.source = asked.source and carts.status = 'open'
      limit 1
    ) cart on true`,
);

function getName({ userId, source, forUserId }: Asked): string {
  return `${userId} ${source} ${forUserId}`;
}

/** Looks at somebody's open basket and at who a place is for; undefined when there is no such person. */
export const readCartSnapshot = batched({
  nameOf: getName,
  run: async (db: Db, request: Asked[]) => {
    const rows = await selectCustomers(db, {
      userIds: request.map(({ userId }) => userId),
      sources: request.map(({ source }) => source),
      forUserIds: request.map(({ forUserId }) => forUserId),
    });
    const toSnapshot = (row: Row): CustomerSnapshot => ({
      cart: row.hasCart ? row : null,
      hasOtherBasket: row.hasOtherBasket,
      presence: row,
    });
    return new Map(rows.map((row) => [getName(row), toSnapshot(row)]));
  },
});
