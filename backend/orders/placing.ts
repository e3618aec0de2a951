import type { Selectable } from 'kysely';
import type { ItemRow } from '#backend/cart/lines/item-rows.ts';
import type { Config } from '#backend/config.ts';
import type { CartsTable } from '#backend/db/tables/bookings.ts';
import type { Basket } from './basket.ts';
import type { DeskPayment } from './desk-tenders.ts';

/** Divides an amount over what has room for it, in order. What finds no room is left out. */
export function fillInOrder<Place extends { left: number }>(
  amount: number,
  places: readonly Place[],
): { place: Place; amount: number }[] {
  const parts: { place: Place; amount: number }[] = [];
  let rest = amount;
  for (const place of places) {
    const part = Math.min(rest, place.left);
    if (part > 0) parts.push({ place, amount: part });
    rest -= part;
  }
  return parts;
}

export interface Fulfilment {
  orderId: string;
  cart: OrderedCart;
  rows: ItemRow[];
  now: Date;
}

export type OrderedCart = Selectable<CartsTable>;

export interface Placing {
  cart: OrderedCart;
  basket: Basket;
  /** The card payment; null when nothing was to be paid by card. */
  card: { transactionUuid: string; last4: string | null } | null;
  /** The money taken at the front desk; absent in a checkout of customers. */
  desk?: DeskPayment;
  config: Pick<Config, 'siteUrl' | 'joiningUrl' | 'appSecret'>;
  now: Date;
}
