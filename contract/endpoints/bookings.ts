import { cancelBookingBundleEndpoint, getBookingBundleEndpoint } from '#contract/booking-bundles.ts';
import {
  cancelBookingEndpoint,
  getBookingCalendarEndpoint,
  getBookingEndpoint,
  listBookingsEndpoint,
} from '#contract/bookings.ts';
import { cancelBookingsEndpoint } from '#contract/cancel-bookings.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { moveBookingEndpoint } from '#contract/move-booking.ts';
import { getRestrictionEndpoint } from '#contract/restrictions.ts';
import type { bookingsRoutes } from '#contract/routes/bookings.ts';
import {
  joinV1WaitlistEndpoint,
  joinWaitlistEndpoint,
  leaveV1WaitlistEndpoint,
  leaveWaitlistEndpoint,
} from '#contract/waitlist.ts';

export const bookingsEndpoints = {
  getRestriction: getRestrictionEndpoint,
  joinWaitlist: joinWaitlistEndpoint,
  leaveWaitlist: leaveWaitlistEndpoint,
  joinV1Waitlist: joinV1WaitlistEndpoint,
  leaveV1Waitlist: leaveV1WaitlistEndpoint,
  listBookings: listBookingsEndpoint,
  getBooking: getBookingEndpoint,
  getBookingBundle: getBookingBundleEndpoint,
  cancelBookings: cancelBookingsEndpoint,
  cancelBookingBundle: cancelBookingBundleEndpoint,
  moveBooking: moveBookingEndpoint,
  cancelBooking: cancelBookingEndpoint,
  getBookingCalendar: getBookingCalendarEndpoint,
} satisfies Record<keyof typeof bookingsRoutes, Endpoint>;
