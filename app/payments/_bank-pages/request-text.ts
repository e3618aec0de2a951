import { getText } from '#lib/i18n/get-text.ts';
import type { Text } from '#lib/i18n/text.ts';
import { resolveVariant } from '#lib/routing/resolve-variant.ts';

/** The texts for a request outside of the zones, in the language its browser prefers. */
export function requestText(request: Request): Promise<Text> {
  const query = new URL(request.url).searchParams;
  const { variant } = resolveVariant({
    query,
    cookie: () => undefined,
    acceptLanguage: request.headers.get('accept-language'),
  });
  return getText(variant.language);
}
