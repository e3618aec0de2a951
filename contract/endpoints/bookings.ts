import { createQuestionWaiversEndpoint, listPreviousAttendeesEndpoint } from '#contract/activities/question-waivers.ts';
import { getRestrictionEndpoint, listRestrictionsEndpoint } from '#contract/activities/restrictions.ts';
import { recordAttendanceEndpoint } from '#contract/bookings/attendance.ts';
import { listBookedVenuesEndpoint } from '#contract/bookings/booked-venues.ts';
import { cancelBookingBundleEndpoint, getBookingBundleEndpoint } from '#contract/bookings/booking-bundles.ts';
import {
  cancelBookingEndpoint,
  getBookingCalendarEndpoint,
  getBookingEndpoint,
  listBookingsEndpoint,
} from '#contract/bookings/bookings.ts';
import { cancelBookingsEndpoint } from '#contract/bookings/cancel-bookings.ts';
import { moveBookingEndpoint } from '#contract/bookings/move-booking.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { bookingsRoutes } from '#contract/routes/bookings.ts';
import {
  joinV1WaitlistEndpoint,
  joinWaitlistEndpoint,
  leaveV1WaitlistEndpoint,
  leaveWaitlistEndpoint,
  listUserWaitlistEndpoint,
  listWaitlistMembersEndpoint,
} from '#contract/timetable/waitlist.ts';

export const bookingsEndpoints = {
  getRestriction: getRestrictionEndpoint,
  listRestrictions: listRestrictionsEndpoint,
  listPreviousAttendees: listPreviousAttendeesEndpoint,
  createQuestionWaivers: createQuestionWaiversEndpoint,
  listWaitlistMembers: listWaitlistMembersEndpoint,
  listUserWaitlist: listUserWaitlistEndpoint,
  joinWaitlist: joinWaitlistEndpoint,
  leaveWaitlist: leaveWaitlistEndpoint,
  joinV1Waitlist: joinV1WaitlistEndpoint,
  leaveV1Waitlist: leaveV1WaitlistEndpoint,
  listBookings: listBookingsEndpoint,
  listBookedVenues: listBookedVenuesEndpoint,
  getBooking: getBookingEndpoint,
  getBookingBundle: getBookingBundleEndpoint,
  cancelBookings: cancelBookingsEndpoint,
  cancelBookingBundle: cancelBookingBundleEndpoint,
  moveBooking: moveBookingEndpoint,
  cancelBooking: cancelBookingEndpoint,
  recordAttendance: recordAttendanceEndpoint,
  getBookingCalendar: getBookingCalendarEndpoint,
} satisfies Record<keyof typeof bookingsRoutes, Endpoint>;
