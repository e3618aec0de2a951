import type { Language } from '#lib/zones/variant.ts';
import movingCy from '#messages/cy/moving.json';
import moving from '#messages/en/moving.json';
import type { Messages } from './translate.ts';

/** Messages of the dialogue that moves a booking, which no page carries. Part of its chunk, which is loaded on demand. */
export const movingMessages: Record<Language, Pick<Messages, 'moving'>> = {
  en: { moving },
  cy: { moving: movingCy },
};
