import type { Package } from '#contract/packages/packages.ts';
import type { Venue } from '#contract/venues/venues.ts';
import type { Reply } from '#lib/api/call.ts';
import { orNotFound } from '#lib/api/or-not-found.ts';
import { publicApi } from '#lib/api/public-api.ts';

/** The most that one page of a list holds (docs/product.md#pagination). */
const LONGEST_PAGE = 100;

const readPage = (venue: string, page: number): Promise<Reply<'listPackages'>> =>
  publicApi('listPackages', { params: { source: 'online', venue }, query: { page, perPage: LONGEST_PAGE } });

/** The venue of a page of packages; a true 404 for an unknown one. */
export async function loadPackageVenue(venueSlug: string): Promise<Venue> {
  return (await orNotFound(publicApi('getVenue', { params: { venue: venueSlug } }))).data;
}

/** Every package that a venue sells online, by name; a true 404 for an unknown venue. */
export async function loadPackages(venueSlug: string): Promise<Package[]> {
  const all: Package[] = [];
  for (let page: number | null = 1; page !== null;) {
    const { data, pagination }: Reply<'listPackages'> = await orNotFound(readPage(venueSlug, page));
    all.push(...data);
    page = pagination?.nextPage ?? null;
  }
  return all;
}

/** One package that a venue sells online; a true 404 for an unknown one. */
export async function loadPackage(venueSlug: string, packageId: string): Promise<Package> {
  const params = { source: 'online', venue: venueSlug, packageId } as const;
  return (await orNotFound(publicApi('getPackage', { params }))).data;
}
