import { getBookingCalendarEndpoint } from '../../contract/bookings.ts';
import { operation } from '../operation.ts';
import { calendarFile } from './calendar-file.ts';
import { readOwnBooking } from './read-own-booking.ts';

/** The booking for the person's own calendar. */
export const getBookingCalendar = operation(getBookingCalendarEndpoint, async ({ params }, context) => {
  const row = await readOwnBooking(context, params.bookingId);
  return { data: calendarFile(row), file: { contentType: 'text/calendar; charset=utf-8', name: 'booking.ics' } };
});
