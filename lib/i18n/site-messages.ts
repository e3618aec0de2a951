import { defaultLanguage } from '#contract/languages/languages.ts';
import { readTexts } from '#contract/languages/read-texts.ts';
import type { Language } from '#lib/zones/variant.ts';
import { english } from './namespaces.ts';
import { overlayMessages } from './overlay-messages.ts';
import type { Messages } from './translate.ts';

const known = new Map<Language, Messages>([[defaultLanguage, english]]);

/** All messages of a language of the site: its folder's, each missing one in English. Server side only. */
export function siteMessages(language: Language): Messages {
  const messages = known.get(language) ?? overlayMessages(english, readTexts(language));
  known.set(language, messages);
  return messages;
}
