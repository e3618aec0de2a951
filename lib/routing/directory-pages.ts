/** Venues on one page of the directory: the most that one call answers (docs/product.md#pagination). */
export const venuesPerDirectoryPage = 100;

/** The number of pages that the directory of so many venues has; an empty one has a first page too. */
export function directoryPages(venues: number): number {
  return Math.max(1, Math.ceil(venues / venuesPerDirectoryPage));
}
