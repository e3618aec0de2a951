import type { Config } from '#backend/config.ts';
import type { OnboardingBody } from '#contract/customers/onboarding.ts';
import { wireName } from '#contract/wire.ts';

/** Whether an address is one of our sites, or a path on them. */
function isOurs(address: string, { siteUrl }: Pick<Config, 'siteUrl'>): boolean {
  if (address.startsWith('/')) return !/^\/[/\\]/.test(address);
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  const site = new URL(siteUrl);
  const parent = site.hostname.split('.').slice(1).join('.');
  const isSibling = parent.includes('.') && hostname.endsWith(`.${parent}`);
  return protocol === site.protocol && username === '' && password === '' && (hostname === site.hostname || isSibling);
}

/** Errors of addresses that lead away from our sites: whoever joined would be sent to a page that pretends to be ours. */
export function getRedirectErrors(
  redirect: OnboardingBody['redirect'],
  config: Pick<Config, 'siteUrl'>,
): Record<string, string[]> {
  const foreign = Object.entries(redirect ?? {}).filter(
    ([, address]) => typeof address === 'string' && !isOurs(address, config),
  );
  return Object.fromEntries(
    foreign.map(([name]) => [`redirect.${wireName(name)}`, ['Must be an address of this site']]),
  );
}
