import { config } from '#lib/config.ts';
import { hrefIn } from '#lib/zones/href.ts';
import { redirectTarget } from '#lib/zones/redirect-target.ts';
import type { Mode } from '#lib/zones/variant.ts';

type RedirectQuery = Promise<{ redirect?: string | string[] }>;

/** Props of a page that redirects once the visitor is logged in. */
export interface RedirectingPageProps {
  params: Promise<{ variant: string }>;
  searchParams: RedirectQuery;
}

/** The redirect target for a signed-in user: the `redirect` query parameter (our own hosts only), or home. */
export async function getRedirectTarget(searchParams: RedirectQuery, mode: Mode): Promise<string> {
  const { redirect } = await searchParams;
  const wanted = Array.isArray(redirect) ? redirect[0] : redirect;
  return redirectTarget(wanted, config().origins, hrefIn(mode, '/'));
}
