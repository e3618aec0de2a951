import type { BlockBooking } from '#contract/desk/block-bookings.ts';

/** The bookings of a block that are booked and have not begun; `now` in milliseconds. */
export const getCancellable = ({ bookings }: BlockBooking, now: number) =>
  bookings.filter(({ status, startsAt }) => status === 'settled' && Date.parse(startsAt.utc) > now);
