import type { Language } from '#lib/zones/variant.ts';
import cancellationCy from '#messages/cy/cancellation.json';
import cancellation from '#messages/en/cancellation.json';
import type { Messages } from './translate.ts';

/** Messages of the rules of cancelling, for parts that are loaded on demand. Part of their chunks. */
export const cancellationMessages: Record<Language, Pick<Messages, 'cancellation'>> = {
  en: { cancellation },
  cy: { cancellation: cancellationCy },
};
