import type { ImportedVenue } from './venue-line.ts';

function getSlug(...parts: string[]): string {
  return parts
    .join(' ')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/['’\p{Mn}]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Name and town; a town that the name ends with is not repeated. */
function getBase({ name, town }: ImportedVenue): string {
  const named = getSlug(name);
  const base = named.endsWith(`-${getSlug(town)}`) ? named : getSlug(name, town);
  return (base === '' || base === 'online-joining' ? `venue-${base}` : base).slice(0, 200).replace(/-$/, '');
}

function getCount(texts: string[]): (text: string) => number {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return (text) => counts.get(text) ?? 0;
}

/** What tells venues of one file apart: its own id, else all that is known. Lines of one key are one venue. */
export function venueKey(venue: ImportedVenue): string {
  return venue.id ?? getSlug(getBase(venue), venue.postcode);
}

/**
 * The slug of every venue of a file, the same at every import and in any order of its lines: name and town; where
 * several share them, the postcode too; where they share that, the file's own id. `known`: postcodes of the venues that
 * are there already, by slug; one that had its name to itself before keeps its slug.
 */
export function venueSlugs(venues: ImportedVenue[], known: ReadonlyMap<string, string>): string[] {
  const withPostcode = (venue: ImportedVenue) => getSlug(getBase(venue), venue.postcode);
  const sharing = getCount(venues.map(getBase));
  const sharingPostcode = getCount(venues.map(withPostcode));
  return venues.map((venue) => {
    const base = getBase(venue);
    if (sharing(base) === 1) return base;
    const long = withPostcode(venue);
    if (sharingPostcode(long) > 1) return getSlug(long, venue.id ?? '');
    return known.get(base) === venue.postcode ? base : long;
  });
}
