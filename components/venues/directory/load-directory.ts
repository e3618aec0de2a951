import type { Venue } from '#contract/venues/venues.ts';
import { publicApi } from '#lib/api/public-api.ts';
import { directoryPages, venuesPerDirectoryPage } from '#lib/routing/directory-pages.ts';

export interface DirectoryPage {
  /** By name. */
  venues: readonly Venue[];
  /** The number of venues on all pages. */
  total: number;
  /** The number of pages. */
  pages: number;
}

/** One page of all venues by name, from 1 on. Throws an `ApiError`. */
export async function loadDirectory(page: number): Promise<DirectoryPage> {
  const { data, pagination } = await publicApi('listVenues', { query: { page, perPage: venuesPerDirectoryPage } });
  const total = pagination?.totalRecords ?? data.length;
  return { venues: data, total, pages: directoryPages(total) };
}
