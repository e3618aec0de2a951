import people from '#messages/en/people.json';
import { inLanguages } from './in-languages.ts';

/** Messages of the list of who is coming where a page does not carry them. Part of its chunk, which is loaded on demand. */
export const usePeopleMessages = inLanguages(
  { people },
  {
    people: (language) => import(`../../messages/${language}/people.json`),
  },
);
