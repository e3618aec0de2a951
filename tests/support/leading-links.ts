import { afterEach, expect } from '@jest/globals';
import type { Zone, ZoneOrigins } from '#lib/zones/zone.ts';
import { hasPage } from './site-pages.ts';

interface Place {
  zone: Zone;
  origins: ZoneOrigins;
  /** Pages that do not exist yet but may be linked to, by zone and path: `account/bookings`. */
  knownPages: readonly string[];
}

let place: Place | null = null;

/** Sets the zone of what is rendered, against which links are resolved. */
export function standAt(current: Place): void {
  place = current;
}

function isZone(entry: [string, unknown]): entry is [Zone, string] {
  return typeof entry[1] === 'string';
}

/** Links on screen to a page that the site doesn't have. Links to other sites are ignored. */
function deadLinks({ zone, origins, knownPages }: Place): string[] {
  return [...document.querySelectorAll('a[href]')].flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    const url = new URL(href, `${origins[zone]}/`);
    const target = Object.entries(origins)
      .filter(isZone)
      .find(([, origin]) => origin === url.origin)?.[0];
    if (target === undefined || href.startsWith('#') || href.startsWith('?')) return [];
    return hasPage(target, url.pathname) || knownPages.includes(`${target}${url.pathname}`) ? [] : [href];
  });
}

// Registered before Testing Library's cleanup, so that it sees what every test leaves on the screen.
afterEach(() => {
  const current = place;
  place = null;
  if (current !== null) expect(deadLinks(current)).toEqual([]);
});
