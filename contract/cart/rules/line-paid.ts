import type { PaidBooking } from '#contract/activities/rules/cancellation/late-cost.ts';
import type { CartItem, ChildItem } from '#contract/cart/cart-items.ts';

const isSession = ({ type }: ChildItem): boolean => type === 'av2_booking';

function getPaid({ lineTotal, packageApplied, savings = [] }: CartItem | ChildItem): PaidBooking {
  const name = savings.find(({ kind }) => kind === 'package')?.name;
  return { amount: lineTotal.value, packageName: name ?? (packageApplied ? '' : null) };
}

/** What the bookings of a line of a basket or an order cost: itself with its extras, or the sessions of a camp or course. */
export function getLinePaid(item: CartItem): PaidBooking[] {
  const sessions = item.type === 'av2_booking_bundle' ? item.childItems.filter(isSession) : [];
  return sessions.length > 0 ? sessions.map(getPaid) : [getPaid(item)];
}
