import common from '#messages/en/common.json';
import failures from '#messages/en/failures.json';
import type { MessageKey } from './translate.ts';

const texts = new Map(
  Object.entries({ common, failures }).flatMap(([namespace, messages]) =>
    Object.entries(messages).map(([key, message]): [string, string] => [`${namespace}.${key}`, String(message)]),
  ),
);

/** The language of `fallbackText`. */
export const fallbackLanguage = 'en';

/**
 * English messages without placeholders for error pages that render without a message provider. They are part of every
 * page's bundle.
 */
export const fallbackText = (key: MessageKey): string => texts.get(key) ?? key;
