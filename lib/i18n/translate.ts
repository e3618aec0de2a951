import type { useTranslations } from 'next-intl';
import type { english } from './namespaces.ts';

/** The messages of the site, one namespace a file. */
export type Messages = typeof english;
export type Namespace = keyof Messages;

/** Says a message by its whole key, e.g. `t('chrome.skip')`: what `useTranslations()` and `getTranslations()` give. */
export type Translate = ReturnType<typeof useTranslations<never>>;

/** The whole key of a message. */
export type MessageKey = Parameters<Translate>[0];

/** Says a message that has nothing to fill in; pages that must work without a provider say theirs with `fallbackText`. */
export type Say = (key: MessageKey) => string;
