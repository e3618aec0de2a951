/** Size and limit of a cache, in bytes, and the number of its entries. */
export interface CacheSize {
  bytes: number;
  limitBytes: number;
  entries: number;
}

/** The metrics of a cache: name, help and the part of its size. The label `cache` says which cache it is. */
export const cacheMetrics = [
  ['touchline_cache_bytes', 'Size of a cache', 'bytes'],
  ['touchline_cache_limit_bytes', 'Largest size of a cache', 'limitBytes'],
  ['touchline_cache_entries', 'Entries of a cache', 'entries'],
] as const satisfies readonly (readonly [string, string, keyof CacheSize])[];
