import penalty from '#messages/en/penalty.json';
import { inLanguages } from './in-languages.ts';

/** Messages of the notice of what a customer owes. Part of its chunk, which is loaded on demand. */
export const usePenaltyMessages = inLanguages(
  { penalty },
  {
    penalty: (language) => import(`../../messages/${language}/penalty.json`),
  },
);
