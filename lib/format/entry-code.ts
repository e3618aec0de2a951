/**
 * The text of an entry code, encoded in the QR code and printed below it: the first eight digits of a v2 booking's
 * UUID, the whole number of a v1 booking.
 */
export const entryCode = (bookingId: string): string =>
  bookingId.includes('-') ? `${bookingId.slice(0, 4)}-${bookingId.slice(4, 8)}`.toUpperCase() : bookingId;
