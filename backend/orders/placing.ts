import type { Selectable } from 'kysely';
import type { Basket } from '#backend/checkout/basket.ts';
import type { DeskPayment } from '#backend/checkout/desk-tenders.ts';
import type { Config } from '#backend/config.ts';
import type { CartsTable } from '#backend/db/tables/bookings.ts';

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
