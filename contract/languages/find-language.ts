import { languages, type Language } from './languages.ts';

/** Our language for a tag in any case, as browsers ask for it: the one of that name, else the first of its kind. */
export function findLanguage(tag: string): Language | undefined {
  const wanted = tag.toLowerCase();
  const [primary = ''] = wanted.split('-');
  return (
    languages.find((language) => language.toLowerCase() === wanted) ??
    languages.find((language) => language.toLowerCase().split('-')[0] === primary)
  );
}
