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

/** Slugs that are paths of the API. */
const reserved = ['', 'online-joining', 'points'];

/** Base of the slug: name and town; a town that the name ends with is not repeated. */
function getBase({ name, town }: ImportedVenue): string {
  const nameSlug = getSlug(name);
  const base = nameSlug.endsWith(`-${getSlug(town)}`) ? nameSlug : getSlug(name, town);
  return (reserved.includes(base) ? `venue-${base}` : base).slice(0, 200).replace(/-$/, '');
}

function getCount(texts: string[]): (text: string) => number {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return (text) => counts.get(text) ?? 0;
}

/** Identifies a venue within one file: its own id, else name, town and postcode. Lines with one key are one venue. */
export function venueKey(venue: ImportedVenue): string {
  return venue.id ?? getSlug(getBase(venue), venue.postcode);
}

/**
 * The slug of every venue of a file, the same at every import and in any order of its lines: name and town; where
 * several share them, the postcode too; where they share that, the file's own id. `known`: postcodes of the existing
 * venues by slug; an existing venue keeps the slug it got while its name was unique.
 */
export function venueSlugs(venues: ImportedVenue[], knownPostcodes: ReadonlyMap<string, string>): string[] {
  const withPostcode = (venue: ImportedVenue) => getSlug(getBase(venue), venue.postcode);
  const sharing = getCount(venues.map(getBase));
  const sharingPostcode = getCount(venues.map(withPostcode));
  return venues.map((venue) => {
    const base = getBase(venue);
    if (sharing(base) === 1) return base;
    const long = withPostcode(venue);
    if (sharingPostcode(long) > 1) return getSlug(long, venue.id ?? '');
    return knownPostcodes.get(base) === venue.postcode ? base : long;
  });
}
