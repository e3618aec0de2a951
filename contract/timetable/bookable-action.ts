import { z } from 'zod';
import { bookingIdSchema } from '#contract/primitives.ts';

export const bookableReasonSchema = z.enum([
  'not_available',
  'venue_closed',
  'already_booked',
  'started',
  'not_yet_open',
  'closed',
  'barred',
  'age',
  'busy',
  'not_individually',
  'full',
  'restriction_unmet',
]);
export type BookableReason = z.infer<typeof bookableReasonSchema>;

export const bookableActionSchema = z.object({
  action: z.enum(['book', 'cancel_booking', 'cancel_reservation', 'join_waitlist', 'leave_waitlist']).nullable(),
  message: z.string().nullable(),
  reason: bookableReasonSchema.nullable(),
  bookingId: bookingIdSchema.nullable(),
  waitlistId: z.int().nullable(),
});
export type BookableAction = z.infer<typeof bookableActionSchema>;
