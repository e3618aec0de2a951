import type { OpenCart } from './choose-cart.ts';

/** For whom and how long the lines of one add are held. */
export interface Holding {
  cart: OpenCart;
  callerId: number;
  now: Date;
  /** When this line's places are given back. */
  expiresAt: Date;
  sortBy: number;
}
