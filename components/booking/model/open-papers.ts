import { byStart } from '#components/booking/lines/order-line-facts.ts';
import type { CartItem } from '#contract/cart/cart-items.ts';
import type { Cart } from '#contract/cart/cart.ts';

/** A line of the basket that cannot be paid for before something is answered or agreed to. */
export interface OpenLine {
  item: CartItem;
  /** Required questions are open. */
  hasQuestions: boolean;
  /** The waivers that attendees have still to agree to. */
  waivers: Cart['attendeeWaivers'];
}

/** The lines that wait for answers or waivers, by start; one that is no longer held is held again first. */
export const getOpenLines = ({ items, attendeeWaivers }: Pick<Cart, 'items' | 'attendeeWaivers'>): OpenLine[] =>
  byStart(items).flatMap((item) => {
    const waivers = attendeeWaivers.filter(
      ({ cartItemId, completed, required }) => cartItemId === item.id && completed < required,
    );
    const isOpen = item.questionsOutstanding || waivers.length > 0;
    return isOpen && !item.holdExpired ? [{ item, hasQuestions: item.questionsOutstanding, waivers }] : [];
  });
