import { keepChanging } from '#components/booking/changing-line.ts';
import type { CartItem } from '#contract/cart/cart-items.ts';

/** 'Change' of this line was pressed in the basket. */
export function changeLine(item: CartItem): void {
  if (!('startsAt' in item)) throw new Error(`${item.name} is no session.`);
  keepChanging(item);
}
