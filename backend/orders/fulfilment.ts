import type { ItemRow } from '#backend/cart/lines/item-rows.ts';
import type { OrderedCart } from './placing.ts';

export interface Fulfilment {
  orderId: string;
  cart: OrderedCart;
  rows: ItemRow[];
  now: Date;
}
