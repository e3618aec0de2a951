import compile from 'icu-minify/compile';
import { defaultLanguage, languages, type Language } from '#contract/languages/languages.ts';
import { overlayTexts } from '#contract/languages/overlay-texts.ts';
import { readTexts } from '#contract/languages/read-texts.ts';

function readMessage(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    compile(text);
    return text;
  } catch {
    return undefined;
  }
}

/** English texts in another language, as far as its folder has them in a form that can be read; the others stay English. */
const textsOfLanguage = <English extends object>(english: English, language: Language): English =>
  overlayTexts(english, readTexts(language), readMessage);

/**
 * Makes the words of each language of the site from its texts, once. Returns the function that finds them; it finds the
 * English ones for a language that the site does not have.
 */
export function makeInLanguages<Tree extends object, Words>(
  english: Tree,
  make: (language: Language, texts: Tree) => Words,
): (language: Language) => Words {
  const inEnglish = make(defaultLanguage, english);
  const others = languages.filter((language) => language !== defaultLanguage);
  const known = new Map(others.map((language) => [language, make(language, textsOfLanguage(english, language))]));
  return (language) => known.get(language) ?? inEnglish;
}
