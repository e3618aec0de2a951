import { sql } from 'kysely';
import type { Channel } from '../../contract/primitives.ts';
import { builtOnce } from '../db/built-once.ts';
import { gathered } from '../db/gathered.ts';
import type { Db } from '../db/schema.ts';
import { openPaymentStates } from './lock-cart.ts';

interface Asked {
  userId: number;
  source: string;
  occurrenceId: string;
}

/** A customer's open cart as it was seen without locking it. */
export interface SeenCart {
  version: number;
  channel: Channel;
  /** It is being paid, has credit set aside, or has a line of this session already. */
  needsCare: boolean;
}

function nameOf({ userId, source, occurrenceId }: Asked): string {
  return `${userId} ${source} ${occurrenceId}`;
}

interface Wanted {
  userIds: number[];
  sources: string[];
  occurrenceIds: string[];
}

const selectCarts = builtOnce(
  (_db: Db, { userIds, sources, occurrenceIds }: Wanted) => sql<SeenCart & Asked>`
    select asked.user_id, asked.source, asked.occurrence_id, carts.version, carts.channel,
      exists (select from payment_transactions p where p.cart_id = carts.id and p.state in (${sql.join(openPaymentStates)}))
        or exists (select from credit_reservations r where r.cart_id = carts.id and r.state = 'reserved')
        or exists (select from cart_items i join bookings b on b.id = i.booking_id
          where i.cart_id = carts.id and b.occurrence_id = asked.occurrence_id) as needs_care
    from unnest(${userIds}::int[], ${sources}::text[], ${occurrenceIds}::text[]) as asked (user_id, source, occurrence_id)
    cross join lateral (
      select id, version, channel from carts
      where carts.user_id = asked.user_id and carts.source = asked.source and carts.status = 'open'
      limit 1
    ) carts`,
);

/** Looks at the open cart of a customer; undefined when there is none. */
export const lookAtCart = gathered({
  nameOf,
  run: async (db: Db, asked: Asked[]) => {
    const rows = await selectCarts(db, {
      userIds: asked.map(({ userId }) => userId),
      sources: asked.map(({ source }) => source),
      occurrenceIds: asked.map(({ occurrenceId }) => occurrenceId),
    });
    return new Map(rows.map((row): [string, SeenCart] => [nameOf(row), row]));
  },
});
