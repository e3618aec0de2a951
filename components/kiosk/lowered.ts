import { useSyncExternalStore } from 'react';
import { cookieDomain } from '#lib/auth/cookie.ts';
import { ownAttributes } from '#lib/browser/own-attributes.ts';
import { loweredCookie } from '#lib/zones/visit-cookies.ts';
import type { ZoneOrigins } from '#lib/zones/zone.ts';

const isLowered = () => document.documentElement.dataset.lowered !== undefined;

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-lowered'] });
  return () => observer.disconnect();
}

/** Whether the kiosk's controls are in the lower half of the screen. */
export const useLowered = (): boolean => useSyncExternalStore(subscribe, isLowered, () => false);

/** Lowers or raises the controls, on all sites until the visit ends (docs/product.md#kiosk). */
export function setLowered(lowered: boolean, origins: ZoneOrigins): void {
  const domain = cookieDomain({ host: window.location.host, origins });
  const scope = `Path=/; ${domain === undefined ? '' : `Domain=${domain}; `}${ownAttributes()}`;
  document.cookie = lowered ? `${loweredCookie}=1; ${scope}` : `${loweredCookie}=; Max-Age=0; ${scope}`;
  document.documentElement.toggleAttribute('data-lowered', lowered);
}
