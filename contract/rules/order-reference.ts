/** The short reference of an order, for the telephone: the confirmation page and the email say the same. */
export const orderReference = (orderId: string): string => `TL-${orderId.slice(0, 8).toUpperCase()}`;
