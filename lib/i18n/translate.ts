import type { useTranslations } from 'next-intl';
import type { Language } from '#lib/zones/variant.ts';
import type { english } from './namespaces.ts';

/** Type of all messages, one namespace a file. */
export type Messages = typeof english;
export type Namespace = keyof Messages;

/**
 * Translates a message by its full key, e.g. `t('chrome.skip')`: the function that `useTranslations()` and
 * `getTranslations()` return.
 */
export type Translate = ReturnType<typeof useTranslations<never>>;

/** The full key of a message. */
export type MessageKey = Parameters<Translate>[0];

/** Translates a message without placeholders; pages that must work without a provider pass `fallbackText` instead. */
export type Say = (key: MessageKey) => string;

/** The messages of a page that is written outside of React, and their language. */
export interface PageText {
  t: Translate;
  language: Language;
}
