/** What stands under an entry code and in it: the first eight digits of a v2 booking's UUID, the whole number of a v1 booking. */
export const entryCode = (bookingId: string): string =>
  bookingId.includes('-') ? `${bookingId.slice(0, 4)}-${bookingId.slice(4, 8)}`.toUpperCase() : bookingId;

/** The short reference of an order, for the telephone and the e-mail. */
export const orderReference = (orderId: string): string => `TL-${orderId.slice(0, 8).toUpperCase()}`;
