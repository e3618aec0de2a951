import common from '#messages/en/common.json';
import pages from '#messages/en/pages.json';
import type { MessageKey } from './translate.ts';

const texts = new Map(
  Object.entries({ common, pages }).flatMap(([namespace, messages]) =>
    Object.entries(messages).map(([key, message]): [string, string] => [`${namespace}.${key}`, String(message)]),
  ),
);

/** The language of `fallbackText`. */
export const fallbackLanguage = 'en';

/**
 * The few messages without placeholders that a page needs when nothing else is left, in English. Every page carries
 * them, and so they do without a provider.
 */
export const fallbackText = (key: MessageKey): string => texts.get(key) ?? key;
