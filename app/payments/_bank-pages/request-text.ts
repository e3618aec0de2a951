import { getTranslations } from 'next-intl/server';
import type { Translate } from '#lib/i18n/translate.ts';
import { resolveVariant } from '#lib/routing/resolve-variant.ts';
import type { Language } from '#lib/zones/variant.ts';

/** The messages of a page outside of the zones, and their language. */
export interface PageText {
  t: Translate;
  language: Language;
}

/** The messages for a request outside of the zones, in the language its browser prefers. */
export async function requestText(request: Request): Promise<PageText> {
  const query = new URL(request.url).searchParams;
  const { variant } = resolveVariant({
    query,
    cookie: () => undefined,
    acceptLanguage: request.headers.get('accept-language'),
  });
  const { language } = variant;
  return { t: await getTranslations({ locale: language }), language };
}
