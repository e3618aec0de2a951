/** A session or a ticket whose price is asked for. */
export interface PricedItem {
  sessionId: number | string;
  /** Of a ticket. */
  pricingOptionId?: string;
  /** How many are chosen. */
  quantity: number;
  /** Whose price; the cheapest without it. */
  membershipUserId?: number | undefined;
}
