import { use } from 'react';
import { defaultLanguage, languages } from '#contract/languages/languages.ts';
import { overlayTexts } from '#contract/languages/overlay-texts.ts';
import type { Language } from '#lib/zones/variant.ts';
import type { Messages, Namespace } from './translate.ts';

type Load<Name extends Namespace> = Record<Name, (language: Language) => Promise<unknown>>;

/** The texts of a module of messages; none where the folder has no such file or the connection is lost. */
async function readModule(loading: Promise<unknown>): Promise<object> {
  const loaded = await loading.catch(() => null);
  if (typeof loaded !== 'object' || loaded === null || !('default' in loaded)) return {};
  return typeof loaded.default === 'object' ? (loaded.default ?? {}) : {};
}

/**
 * Messages that a part loaded on demand brings along: the English ones are in its code, those of the page's language are
 * loaded with it, and a missing one stays English. Where no page is (on a server), in every language of the site. Returns
 * the hook that gives them; it suspends until those of its language have come.
 */
export function inLanguages<Name extends Namespace>(
  english: Pick<Messages, Name>,
  load: Load<Name>,
): (language: Language) => Pick<Messages, Name> {
  const known = new Map([[defaultLanguage, english]]);
  const loading = new Map<Language, Promise<Pick<Messages, Name>>>();

  async function read(language: Language) {
    const texts = await Promise.all(
      Object.entries<Load<Name>[Name]>(load).map(async ([name, of]) => [name, await readModule(of(language))]),
    );
    const messages = overlayTexts(english, Object.fromEntries(texts) as object, (message) => message || undefined);
    known.set(language, messages);
    return messages;
  }

  function start(language: Language): Promise<Pick<Messages, Name>> {
    const started = loading.get(language) ?? read(language);
    loading.set(language, started);
    return started;
  }

  for (const language of languages) if (language !== defaultLanguage) void start(language);
  return (language) => known.get(language) ?? use(start(language));
}
