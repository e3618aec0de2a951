import booking from '#messages/en/booking.json';
import customers from '#messages/en/customers.json';
import { inLanguages } from './in-languages.ts';

/** Messages of the account slide-over, which no page carries. Part of its chunk, which is loaded on demand. */
export const useAccountMessages = inLanguages(
  { booking, customers },
  {
    booking: (language) => import(`../../messages/${language}/booking.json`),
    customers: (language) => import(`../../messages/${language}/customers.json`),
  },
);
