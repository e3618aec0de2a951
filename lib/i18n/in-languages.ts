import { use, useEffect } from 'react';
import { defaultLanguage, languages } from '#contract/languages/languages.ts';
import { overlayTexts } from '#contract/languages/overlay-texts.ts';
import type { Language } from '#lib/zones/variant.ts';
import type { Messages, Namespace } from './translate.ts';

type Load<Name extends Namespace> = Record<Name, (language: Language) => Promise<unknown>>;

const isNoFile = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'MODULE_NOT_FOUND';

/** The texts of a module of messages: none where the folder has no such file, null where it could not be loaded. */
async function readModule(loading: Promise<unknown>): Promise<object | null> {
  const loaded = await loading.catch((error: unknown) => (isNoFile(error) ? {} : null));
  if (loaded === null) return null;
  if (typeof loaded !== 'object' || !('default' in loaded)) return {};
  return typeof loaded.default === 'object' ? (loaded.default ?? {}) : {};
}

/**
 * Messages that a part loaded on demand brings along: the English ones are in its code, those of the page's language are
 * loaded with it, and a missing one stays English. Those that could not be loaded are English while a part that uses them
 * is shown, and loaded again for the next. Where no page is (on a server), in every language of the site. Returns the
 * hook that gives them; it suspends until those of its language have come.
 */
export function inLanguages<Name extends Namespace>(
  english: Pick<Messages, Name>,
  load: Load<Name>,
): (language: Language) => Pick<Messages, Name> {
  const known = new Map([[defaultLanguage, english]]);
  const loading = new Map<Language, Promise<Pick<Messages, Name>>>();
  /** The languages of which something could not be loaded, each with the number of parts that show it. */
  const incomplete = new Map<Language, number>();

  async function read(language: Language) {
    const texts = await Promise.all(
      Object.entries<Load<Name>[Name]>(load).map(async ([name, of]) => [name, await readModule(of(language))] as const),
    );
    if (texts.some(([, module]) => module === null)) incomplete.set(language, 0);
    const found = Object.fromEntries(texts.map(([name, module]) => [name, module ?? {}]));
    const messages = overlayTexts(english, found, (message) => message || undefined);
    known.set(language, messages);
    return messages;
  }

  function start(language: Language): Promise<Pick<Messages, Name>> {
    const started = loading.get(language) ?? read(language);
    loading.set(language, started);
    return started;
  }

  /** Counts the parts that show an incomplete language; with the last of them it is forgotten. */
  function count(language: Language, change: 1 | 0 | -1): void {
    const parts = incomplete.get(language);
    if (parts === undefined) return;
    incomplete.set(language, parts + change);
    if (parts + change === 0) for (const kept of [known, loading, incomplete]) kept.delete(language);
  }

  for (const language of languages)
    if (language !== defaultLanguage) void start(language).then(() => count(language, 0));
  return function useMessages(language) {
    useEffect(() => {
      count(language, 1);
      return () => count(language, -1);
    }, [language]);
    return known.get(language) ?? use(start(language));
  };
}
