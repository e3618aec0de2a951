import { isStaffSource } from '#backend/activities/cancellation.ts';
import { getBooking as getBookingShape } from '#backend/bookings/booking-shape.ts';
import { readOwnBooking } from '#backend/bookings/read-own-booking.ts';
import { operation } from '#backend/operation.ts';
import { readAnsweredSections } from '#backend/questions/answered-sections.ts';
import { readBookedWaivers } from '#backend/restrictions/attendees/read-waivers.ts';
import { getBookingEndpoint } from '#contract/bookings/bookings.ts';

/** One booking with the answers to its questions, and what was agreed to for those who attend. Throws `not_found` for a booking of somebody else. */
export const getBooking = operation(getBookingEndpoint, async ({ params, query }, context) => {
  const isStaff = isStaffSource(context.caller, query.cancellationSource, 'customers');
  const row = await readOwnBooking(context, params.bookingId, 'customers');
  const [customQuestionSections, questionWaivers] = await Promise.all([
    readAnsweredSections(context.db, row),
    readBookedWaivers(context.db, row.id),
  ]);
  const booking = getBookingShape(row, { now: context.clock.now(), isStaff });
  return { data: { ...booking, customQuestionSections, questionWaivers } };
});
