import { readdirSync } from 'node:fs';
import { messagesFolder } from './messages-folder.ts';

/** A language of the site, by its BCP 47 tag, which is the name of its folder of messages: `en`, `pt-BR`. */
export type Language = string;

/** The language in which everything is written: other languages fall back to it. */
export const defaultLanguage: Language = 'en';

function isTag(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name)[0] === name;
  } catch {
    return false;
  }
}

function readFolders(): Language[] {
  const folders = readdirSync(messagesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
  const wrong = folders.find((name) => !isTag(name));
  if (wrong !== undefined) throw new Error(`messages/${wrong} must be named by a language's tag, as pl or pt-BR.`);
  return folders.filter((name) => name !== defaultLanguage).sort();
}

/**
 * The languages of the site: one for every folder in `messages`, read when the program starts; English is first. In a
 * browser package.json puts `lib/zones/languages-of-page.ts` in the place of this module
 * (docs/decisions/045-internationalisation-with-next-intl.md).
 */
export const languages: readonly Language[] = [defaultLanguage, ...readFolders()];
