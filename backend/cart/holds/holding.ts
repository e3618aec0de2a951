import type { OpenCart } from '#backend/cart/choose-cart.ts';

/** Who holds places and until when. */
export interface HoldUntil {
  callerId: number;
  now: Date;
  /** End of the hold. */
  expiresAt: Date;
  /** Milliseconds for which one person may hold places of one session in a day; undefined for staff. */
  maxHoldMs: number | undefined;
}

/** The same, for one line of a basket. */
export interface Holding extends HoldUntil {
  cart: OpenCart;
  sortBy: number;
}
