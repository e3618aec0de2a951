import type { BookingRow } from '#backend/bookings/booking-store.ts';
import type { CartItem } from '#contract/cart/cart-items.ts';

/** Whether a booking was bought by this line of an order. */
export function isOfItem(item: CartItem, row: Pick<BookingRow, 'id' | 'v1Id' | 'bundleId'>): boolean {
  if (item.type === 'av2_booking_bundle') return row.bundleId === item.bookingBundleId;
  return 'bookingId' in item && [row.id, String(row.v1Id)].includes(item.bookingId);
}
