import { cancelBookingBundle } from '../bookings/operations/cancel-booking-bundle.ts';
import { cancelBooking } from '../bookings/operations/cancel-booking.ts';
import { cancelBookings } from '../bookings/operations/cancel-bookings.ts';
import { getBookingBundle } from '../bookings/operations/get-booking-bundle.ts';
import { getBookingCalendar } from '../bookings/operations/get-booking-calendar.ts';
import { getBooking } from '../bookings/operations/get-booking.ts';
import { listBookedVenues } from '../bookings/operations/list-booked-venues.ts';
import { listBookings } from '../bookings/operations/list-bookings.ts';
import { moveBooking } from '../bookings/operations/move-booking.ts';
import { recordAttendance } from '../bookings/operations/record-attendance.ts';
import { createQuestionWaivers } from '../restrictions/operations/create-question-waivers.ts';
import { getRestriction } from '../restrictions/operations/get-restriction.ts';
import { listPreviousAttendees } from '../restrictions/operations/list-previous-attendees.ts';
import { listRestrictions } from '../restrictions/operations/list-restrictions.ts';
import { joinV1Waitlist } from '../waitlist/operations/join-v1-waitlist.ts';
import { joinWaitlist } from '../waitlist/operations/join-waitlist.ts';
import { leaveV1Waitlist } from '../waitlist/operations/leave-v1-waitlist.ts';
import { leaveWaitlist } from '../waitlist/operations/leave-waitlist.ts';
import { listUserWaitlist } from '../waitlist/operations/list-user-waitlist.ts';
import { listWaitlistMembers } from '../waitlist/operations/list-waitlist-members.ts';

export const bookingsOperations = {
  getRestriction,
  listRestrictions,
  listPreviousAttendees,
  createQuestionWaivers,
  listWaitlistMembers,
  listUserWaitlist,
  joinWaitlist,
  leaveWaitlist,
  joinV1Waitlist,
  leaveV1Waitlist,
  listBookings,
  listBookedVenues,
  getBooking,
  cancelBookings,
  getBookingBundle,
  cancelBookingBundle,
  moveBooking,
  cancelBooking,
  recordAttendance,
  getBookingCalendar,
};
