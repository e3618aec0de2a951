import { aboutLanguage } from '#contract/languages/about-language.ts';
import { languages, type Language } from '#contract/languages/languages.ts';

function getName(language: Language): string {
  const { name } = aboutLanguage(language);
  if (name !== undefined) return name;
  const known = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return known.charAt(0).toLocaleUpperCase(language) + known.slice(1);
}

/** Every language of the site with its name in itself, as a link to it says: the folder's, else the one of `Intl`. */
export const languageNames: readonly { language: Language; name: string }[] = languages.map((language) => ({
  language,
  name: getName(language),
}));
