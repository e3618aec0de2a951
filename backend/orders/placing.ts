import type { Selectable } from 'kysely';
import type { Basket } from '#backend/checkout/basket.ts';
import type { Config } from '#backend/config.ts';
import type { CartsTable } from '#backend/db/tables/bookings.ts';

export type OrderedCart = Selectable<CartsTable>;

export interface Placing {
  cart: OrderedCart;
  basket: Basket;
  /** The card payment; null when nothing was to be paid by card. */
  card: { transactionUuid: string; last4: string | null } | null;
  config: Pick<Config, 'siteUrl' | 'appSecret'>;
  now: Date;
}
