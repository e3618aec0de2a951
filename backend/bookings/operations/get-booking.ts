import { getBooking as getBookingShape } from '#backend/bookings/booking-shape.ts';
import { isStaffSource } from '#backend/bookings/cancelling/cancellation-source.ts';
import { readOwnBooking } from '#backend/bookings/read-own-booking.ts';
import { operation } from '#backend/operation.ts';
import { readAnsweredSections } from '#backend/questions/answered-sections.ts';
import { getBookingEndpoint } from '#contract/bookings/bookings.ts';

/** One booking with the answers to its questions. Throws `not_found` for a booking of somebody else. */
export const getBooking = operation(getBookingEndpoint, async ({ params, query }, context) => {
  const isStaff = isStaffSource(context.caller, query.cancellationSource, 'customers');
  const row = await readOwnBooking(context, params.bookingId, 'customers');
  const customQuestionSections = await readAnsweredSections(context.db, row);
  return { data: { ...getBookingShape(row, { now: context.clock.now(), isStaff }), customQuestionSections } };
});
