import compile from 'icu-minify/compile';
import type { Language } from '#contract/languages/languages.ts';
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
export const textsOfLanguage = <English extends object>(english: English, language: Language): English =>
  overlayTexts(english, readTexts(language), readMessage);
