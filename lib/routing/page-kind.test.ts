import { globSync, readFileSync } from 'node:fs';
import { helpArticles } from '#components/help/help-articles.ts';
import { zones, type Zone } from '#lib/zones/zone.ts';
import { pageKind, pagePaths } from './page-kind.ts';

/** `(site)/(own)/page.tsx` is `/`, `[venueSlug]` is `x`, and what may follow or be absent is absent. */
const getPath = (file: string) =>
  `/${file
    .split('/')
    .slice(0, -1)
    .filter((part) => !part.startsWith('(') && !part.startsWith('[[...'))
    .map((part) => (part.startsWith('[') ? 'x' : part))
    .join('/')}`;

const getFiles = (zone: Zone) =>
  globSync('**/page.tsx', { cwd: `app/${zone}/[variant]` }).filter((file) => !file.includes('/[...'));
const isStatic = (zone: Zone, file: string) =>
  readFileSync(`app/${zone}/[variant]/${file}`, 'utf8').includes("dynamic = 'force-static'");

describe.each(zones)('the pages of %s', (zone) => {
  it('are in the table, and nothing else is', () => {
    const found = getFiles(zone).map(getPath);
    const listed = pagePaths(zone).map((path) => path.replace(/\/\*$/, '').replace(/:\w+/g, 'x'));
    expect(found.toSorted()).toEqual(listed.toSorted());
  });

  it('are public where they are made for everybody, and guarded by a nonce where they are made anew', () => {
    const wrong = getFiles(zone).filter(
      (file) => (pageKind(zone, getPath(file)) === 'public') !== isStatic(zone, file),
    );
    expect(wrong).toEqual([]);
  });
});

it.each(['/no/such/page', '/basket/x', '/location', '/help', '/location//x', `/location/${'x'.repeat(256)}`])(
  '%s is none',
  (path) => {
    expect(pageKind('bookings', path)).toBeNull();
    expect(pageKind('account', path)).toBeNull();
  },
);

it('what follows the date of a timetable changes nothing', () => {
  expect(pageKind('bookings', '/location/a/b/2026-11-24/list/x.html')).toBe('public');
});

it('every help article is a page', () => {
  expect(Object.keys(helpArticles).filter((topic) => pageKind('bookings', `/help/${topic}`) !== 'public')).toEqual([]);
});
