import { config } from '#lib/config.ts';
import { hrefIn } from '#lib/zones/href.ts';
import { redirectTarget } from '#lib/zones/redirect-target.ts';
import type { Mode } from '#lib/zones/variant.ts';

type WantedTarget = Promise<{ redirect?: string | string[] }>;

/** Props of a page that redirects once the visitor is logged in. */
export interface LeadingOnProps {
  params: Promise<{ variant: string }>;
  searchParams: WantedTarget;
}

/** The redirect target for a signed-in user: the `redirect` query parameter (our own hosts only), or home. */
export async function wantedTarget(searchParams: WantedTarget, mode: Mode): Promise<string> {
  const { redirect } = await searchParams;
  const wanted = Array.isArray(redirect) ? redirect[0] : redirect;
  return redirectTarget(wanted, config().origins, hrefIn(mode, '/'));
}
