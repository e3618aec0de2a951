import type { CancelledBooking } from '#backend/bookings/cancelling/cancel-settled.ts';

/** What somebody had booked of one session, or of a camp or course, and has cancelled at once. */
export type CancelledVisit = [CancelledBooking, ...CancelledBooking[]];
