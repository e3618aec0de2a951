import cancellation from '#messages/en/cancellation.json';
import { inLanguages } from './in-languages.ts';

/** Messages of the rules of cancelling, for parts that are loaded on demand. Part of their chunks. */
export const useCancellationMessages = inLanguages(
  { cancellation },
  {
    cancellation: (language) => import(`../../messages/${language}/cancellation.json`),
  },
);
