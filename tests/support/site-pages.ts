import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { redirectRoute } from '#lib/routing/redirect-route.ts';
import { zones, type Zone } from '#lib/zones/zone.ts';

const app = join(import.meta.dirname, '../../app');
const anything = '[^/]+';

/** The URL paths of a page's folder; null for the catch-all page. */
function getPaths(folder: string): RegExp | null {
  const parts = folder.split('/').filter((part) => part !== '' && part !== '[variant]' && !/^\(.+\)$/.test(part));
  if (parts.at(-1) === '[...rest]') return null;
  const pattern = parts.map((part) => {
    if (part.startsWith('[[...')) return '(/.*)?';
    return part.startsWith('[') ? `/${anything}` : `/${part}`;
  });
  return new RegExp(`^${pattern.length === 0 ? '/' : pattern.join('')}$`);
}

const pages = new Map(
  zones.map((zone) => {
    const files = readdirSync(join(app, zone), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(^|\/)page\.tsx$/.test(file),
    );
    return [
      zone,
      files.map((file) => getPaths(file.replace(/\/?page\.tsx$/, ''))).filter((paths) => paths !== null),
    ] as const;
  }),
);

/** Whether a path of bookings is redirected to a page; one that would match a venue's slug is not a page itself. */
function isSentOn(path: string): boolean {
  const route = redirectRoute(path, new URLSearchParams(), { today: '2026-11-18', selected: 'some-venue' });
  return route !== null && route.notice === undefined && route.path !== `/location${path}`;
}

/** Whether a zone has something at this path: a page, a redirect, or a call of the backend that may be linked to. */
export function hasPage(zone: Zone, path: string): boolean {
  if (path.startsWith('/api/') || path.startsWith('/payments/')) return true;
  if (pages.get(zone)?.some((paths) => paths.test(path)) === true) return true;
  return zone === 'bookings' && isSentOn(path);
}
