import type { OpenCart } from '#backend/cart/choose-cart.ts';

/** Who holds places, and how long. */
export interface HoldUntil {
  callerId: number;
  now: Date;
  /** When the places are given back. */
  expiresAt: Date;
  /** Milliseconds for which one person may hold places of one session in a day; undefined for staff. */
  maxHoldMs: number | undefined;
}

/** The same for a line of a basket. */
export interface Holding extends HoldUntil {
  cart: OpenCart;
  sortBy: number;
}
