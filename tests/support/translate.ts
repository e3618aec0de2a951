import { createTranslator } from 'next-intl';
import { overlayTexts } from '#contract/languages/overlay-texts.ts';
import { readTexts } from '#contract/languages/read-texts.ts';
import { english } from '#lib/i18n/namespaces.ts';
import type { Messages, Translate } from '#lib/i18n/translate.ts';
import type { Language } from '#lib/zones/variant.ts';

/** All messages of a language, read from their files and not compiled; English where it has none. */
export const readMessages = (language: Language): Messages =>
  overlayTexts(english, readTexts(language), (text) => text);

/** Formats messages as a server component does. */
export const translateIn = (locale: Language): Translate =>
  createTranslator({ locale, messages: readMessages(locale), timeZone: 'Europe/London' });
