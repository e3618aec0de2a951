import type { Language } from '#lib/zones/variant.ts';
import peopleCy from '#messages/cy/people.json';
import people from '#messages/en/people.json';
import type { Messages } from './translate.ts';

/** Messages of the list of who is coming where a page does not carry them. Part of its chunk, which is loaded on demand. */
export const peopleMessages: Record<Language, Pick<Messages, 'people'>> = {
  en: { people },
  cy: { people: peopleCy },
};
