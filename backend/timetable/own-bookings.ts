import { sql, type RawBuilder } from 'kysely';

/** Whether a booking `b` has its places: booked, or held and not run out. */
export function isHeld(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(b.released_at is null and (b.status = 'settled' or b.pinned_by is not null or b.expires_at > ${now}))`;
}

/**
 * Whether a booking `b` is a line of an open basket. A hold that ran out keeps its line, which takes the places again
 * when the basket is paid for: the places are on sale, the person's time is not (docs/product.md#holds).
 */
export const isInBasket = sql<boolean>`exists (
  select from cart_items i join carts on carts.id = i.cart_id where i.booking_id = b.id and carts.status = 'open'
)`;
