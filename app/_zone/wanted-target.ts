import { config } from '#lib/config.ts';
import { hrefIn } from '#lib/zones/href.ts';
import { redirectTarget } from '#lib/zones/redirect-target.ts';
import type { Mode } from '#lib/zones/variant.ts';

type WantedTarget = Promise<{ redirect?: string | string[] }>;

/** What a page is given that leads on once somebody is logged in. */
export interface LeadingOnProps {
  params: Promise<{ variant: string }>;
  searchParams: WantedTarget;
}

/** Where a page leads whoever is logged in: to the `redirect` of its address (our own hosts only), or home. */
export async function wantedTarget(searchParams: WantedTarget, mode: Mode): Promise<string> {
  const { redirect } = await searchParams;
  const wanted = Array.isArray(redirect) ? redirect[0] : redirect;
  return redirectTarget(wanted, config().origins, hrefIn(mode, '/'));
}
