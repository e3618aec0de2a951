import type { Route } from './route.ts';

/** Restrictions, waitlists and bookings. */
export const bookingsRoutes = {
  getRestriction: {
    method: 'GET',
    base: 'api',
    path: '/v1/activities/restrictions/{id}',
    who: 'anyone',
    cache: 'public',
  },
  joinWaitlist: {
    method: 'POST',
    base: 'api',
    path: '/v1/activities/occurrences/{id}/waitlist/members',
    who: 'customer',
    cache: 'none',
  },
  leaveWaitlist: {
    method: 'DELETE',
    base: 'api',
    path: '/v1/activities/occurrences/{occurrenceId}/waitlist/members/{userId}',
    who: 'customer',
    cache: 'none',
  },
  joinV1Waitlist: { method: 'POST', base: 'activities', path: '/waitlist/add', who: 'customer', cache: 'none' },
  leaveV1Waitlist: {
    method: 'DELETE',
    base: 'activities',
    path: '/waitlist/remove/{waitlistId}',
    who: 'customer',
    cache: 'none',
  },
  listBookings: {
    method: 'GET',
    base: 'api',
    path: '/v1/activities/bookings',
    who: 'customer',
    cache: 'none',
    paginated: true,
  },
  getBooking: {
    method: 'GET',
    base: 'api',
    path: '/v1/activities/bookings/{bookingId}',
    who: 'customer',
    cache: 'none',
  },
  cancelBookings: { method: 'PATCH', base: 'api', path: '/v1/activities/bookings', who: 'customer', cache: 'none' },
  moveBooking: {
    method: 'POST',
    base: 'api',
    path: '/v1/activities/bookings/{bookingId}/move',
    who: 'customer',
    cache: 'none',
  },
  cancelBooking: {
    method: 'DELETE',
    base: 'activities',
    path: '/bookings/{bookingId}',
    who: 'customer',
    cache: 'none',
  },
  getBookingCalendar: {
    method: 'GET',
    base: 'bookings',
    path: '/{bookingId}/calendar',
    who: 'customer',
    cache: 'none',
    raw: true,
  },
} as const satisfies Record<string, Route>;
