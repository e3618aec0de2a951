import type { Language } from '#lib/zones/variant.ts';
import penaltyCy from '#messages/cy/penalty.json';
import penalty from '#messages/en/penalty.json';
import type { Messages } from './translate.ts';

/** Messages of the notice of what a customer owes. Part of its chunk, which is loaded on demand. */
export const penaltyMessages: Record<Language, Pick<Messages, 'penalty'>> = {
  en: { penalty },
  cy: { penalty: penaltyCy },
};
