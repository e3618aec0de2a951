/** Size and limit of a cache, in bytes, and the number of its entries. */
export interface CacheSize {
  bytes: number;
  limitBytes: number;
  entries: number;
}
