import moving from '#messages/en/moving.json';
import { inLanguages } from './in-languages.ts';

/** Messages of the dialogue that moves a booking, which no page carries. Part of its chunk, which is loaded on demand. */
export const useMovingMessages = inLanguages(
  { moving },
  {
    moving: (language) => import(`../../messages/${language}/moving.json`),
  },
);
