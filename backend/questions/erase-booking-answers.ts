import type { Tx } from '#backend/db/schema.ts';

/** Deletes the answers given for bookings that end, or that another person takes over; they may concern health. */
export async function eraseBookingAnswers(tx: Tx, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  await tx.deleteFrom('questionAnswers').where('bookingId', 'in', bookingIds).execute();
}
