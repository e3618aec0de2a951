import cancelling from '#messages/en/cancelling.json';
import { inLanguages } from './in-languages.ts';

/** Messages of the question before a cancellation, which no page carries. Part of its chunk, which is loaded on demand. */
export const useCancellingMessages = inLanguages(
  { cancelling },
  {
    cancelling: (language) => import(`../../messages/${language}/cancelling.json`),
  },
);
