import { afterEach, expect } from '@jest/globals';
import type { Zone, ZoneOrigins } from '#lib/zones/zone.ts';
import { hasPage } from './site-pages.ts';

interface Place {
  zone: Zone;
  origins: ZoneOrigins;
  /** Pages that the test supposes, by zone and path: `account/bookings`. */
  supposed: readonly string[];
}

let place: Place | null = null;

/** Where what is rendered stands, which says where its links lead. */
export function standAt(where: Place): void {
  place = where;
}

function isZone(entry: [string, unknown]): entry is [Zone, string] {
  return typeof entry[1] === 'string';
}

/** Links in view that lead to no page of the site. Addresses of others are theirs. */
function deadLinks({ zone, origins, supposed }: Place): string[] {
  return [...document.querySelectorAll('a[href]')].flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    const url = new URL(href, `${origins[zone]}/`);
    const target = Object.entries(origins)
      .filter(isZone)
      .find(([, origin]) => origin === url.origin)?.[0];
    if (target === undefined || href.startsWith('#') || href.startsWith('?')) return [];
    return hasPage(target, url.pathname) || supposed.includes(`${target}${url.pathname}`) ? [] : [href];
  });
}

// Before anything is taken away: what every test leaves on its screen may be pressed.
afterEach(() => {
  const where = place;
  place = null;
  if (where !== null) expect(deadLinks(where)).toEqual([]);
});
