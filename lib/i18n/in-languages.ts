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
 * loaded with it, and a missing one stays English. Where no page is (on a server), in every language of the site.
 */
export async function inLanguages<Name extends Namespace>(
  english: Pick<Messages, Name>,
  load: Load<Name>,
): Promise<(language: Language) => Pick<Messages, Name>> {
  const others = languages.filter((language) => language !== defaultLanguage);
  const loaded = await Promise.all(
    others.map(async (language) => {
      const texts = await Promise.all(
        Object.entries<Load<Name>[Name]>(load).map(async ([name, read]) => [name, await readModule(read(language))]),
      );
      const messages = overlayTexts(english, Object.fromEntries(texts) as object, (message) => message || undefined);
      return [language, messages] as const;
    }),
  );
  const known = new Map(loaded);
  return (language) => known.get(language) ?? english;
}
