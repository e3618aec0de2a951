import type { Language } from '#lib/zones/variant.ts';
import cancellingCy from '#messages/cy/cancelling.json';
import cancelling from '#messages/en/cancelling.json';
import type { Messages } from './translate.ts';

/** Messages of the question before a cancellation, which no page carries. Part of its chunk, which is loaded on demand. */
export const cancellingMessages: Record<Language, Pick<Messages, 'cancelling'>> = {
  en: { cancelling },
  cy: { cancelling: cancellingCy },
};
