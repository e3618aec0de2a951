import { calendarFile } from '#backend/bookings/letters/calendar-file.ts';
import { readOwnBookings } from '#backend/bookings/read-own-booking.ts';
import { operation } from '#backend/operation.ts';
import { getBookingCalendarEndpoint } from '#contract/bookings/bookings.ts';

/** Returns a booking as a calendar file; of a camp or course all its sessions. */
export const getBookingCalendar = operation(getBookingCalendarEndpoint, async ({ params }, context) => {
  const rows = await readOwnBookings(context, params.bookingId, 'customers');
  return { data: calendarFile(rows), file: { contentType: 'text/calendar; charset=utf-8', name: 'booking.ics' } };
});
