import { getText } from '#lib/messages/get-text.ts';
import type { Text } from '#lib/messages/text.ts';
import { visitOf } from '#lib/zones/visit.ts';

/** The texts for a request outside of the zones, in the language its browser prefers. */
export function requestText(request: Request): Promise<Text> {
  const query = new URL(request.url).searchParams;
  const { variant } = visitOf({
    query,
    cookie: () => undefined,
    acceptLanguage: request.headers.get('accept-language'),
  });
  return getText(variant.language);
}
