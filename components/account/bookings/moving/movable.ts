import type { Booking } from '#contract/bookings/bookings.ts';

const isInTime = ({ cancellation: { cutOff } }: Booking, now: Date): boolean =>
  cutOff === null || Date.parse(cutOff.utc) > now.getTime();

/** Those of a visit that their customer may move: settled, in no camp or course, before the cut-off. */
export const getMovable = (bookings: readonly Booking[], now: Date): Booking[] =>
  bookings.filter(
    (booking) =>
      booking.status === 'settled' &&
      booking.bookingBundleContext === null &&
      booking.cancellation.canCancel &&
      isInTime(booking, now),
  );
