import { getTranslations } from 'next-intl/server';
import type { PageText } from '#lib/i18n/translate.ts';
import { resolveVariant } from '#lib/routing/resolve-variant.ts';

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
