import type { Zone } from './zone.ts';

/**
 * How a page is guarded. `public` pages are prerendered, so their scripts cannot carry a nonce. `private` pages are
 * dynamic and carry one: each of them must stay dynamic, or its scripts do not run. `payment` is a private page that
 * hosts a provider's fields. The bank's pages below `/payments` set a policy of their own.
 */
export type PageKind = 'public' | 'private' | 'payment';

const rules: Record<Zone, readonly [path: RegExp, kind: PageKind][]> = {
  bookings: [
    [/^\/basket\/checkout$/, 'payment'],
    [/^\/(basket|register|attendees|forgotten-password|reset-password)$/, 'private'],
    [/^\/(booking|order)-confirmed\/[^/]+$/, 'private'],
  ],
  account: [[/^\/(login)?$/, 'private']],
  joining: [[/^\/login$/, 'private']],
};

/** The kind of the page at a public path. */
export function pageKind(zone: Zone, pathname: string): PageKind {
  return rules[zone].find(([path]) => path.test(pathname))?.[1] ?? 'public';
}
