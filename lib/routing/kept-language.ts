import { findLanguage } from '#contract/languages/find-language.ts';
import { defaultLanguage } from '#contract/languages/languages.ts';
import { isLanguage, type Language } from '#lib/zones/variant.ts';

/** The best of our languages in an Accept-Language header. */
function acceptedLanguage(header: string | null): Language {
  const requests = (header ?? '').split(',').map((range) => {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
    return { tag, quality: quality ? Number(quality.trim().slice(2)) : 1 };
  });
  requests.sort((one, other) => other.quality - one.quality);
  return requests.map(({ tag }) => findLanguage(tag)).find((language) => language !== undefined) ?? defaultLanguage;
}

/** The language of a visitor whose address names none: of the cookie, else of the browser's Accept-Language. */
export function keptLanguage(cookie: string | undefined, acceptLanguage: string | null): Language {
  return isLanguage(cookie) ? cookie : acceptedLanguage(acceptLanguage);
}
