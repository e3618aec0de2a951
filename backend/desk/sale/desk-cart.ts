import type { CartChoice } from '#backend/cart/choose-cart.ts';
import type { Caller } from '#backend/context.ts';

/** The sale of the desk for a customer; for nobody the counter basket of the member of staff. */
export function chooseDeskCart(caller: Caller, userId: number | null): CartChoice {
  return { userId, staffUserId: caller.userId, channel: 'foh', source: 'front-of-house' };
}
