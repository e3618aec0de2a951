import { mapEach } from './change-reply.ts';

/** The sessions of a day, each without a place left and without a waitlist. */
export const soldOut = mapEach((session) => ({
  ...session,
  bookable_action: { action: null, message: null, reason: null, booking_id: null, waitlist_id: null },
  capacity: { available: 0, consumed: 20, maximum: 20 },
}));
