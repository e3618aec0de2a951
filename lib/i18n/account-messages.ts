import type { Language } from '#lib/zones/variant.ts';
import bookingCy from '#messages/cy/booking.json';
import customersCy from '#messages/cy/customers.json';
import booking from '#messages/en/booking.json';
import customers from '#messages/en/customers.json';
import type { Messages } from './translate.ts';

/** Messages of the account slide-over, which no page carries. Part of its chunk, which is loaded on demand. */
export const accountMessages: Record<Language, Pick<Messages, 'booking' | 'customers'>> = {
  en: { booking, customers },
  cy: { booking: bookingCy, customers: customersCy },
};
