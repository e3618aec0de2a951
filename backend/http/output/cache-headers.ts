import type { CacheClass } from '#contract/routes/route.ts';

const vary = 'Authorization, X-Selected-User-Id';

/** Whether the reply is cacheable, and so carries a checksum and an ETag (docs/product.md#caching). */
export function isCacheable(cache: CacheClass, isSignedIn: boolean): boolean {
  return cache === 'public' || (cache === 'timetable' && !isSignedIn);
}

/** The caching headers of a success reply (docs/product.md#caching). */
export function cacheHeaders(cache: CacheClass, isSignedIn: boolean): Record<string, string> {
  switch (cache) {
    case 'public':
      return { 'Cache-Control': 'public, max-age=60, stale-while-revalidate=600', Vary: vary };
    case 'timetable':
      return { 'Cache-Control': isSignedIn ? 'private, no-store' : 'public, max-age=5', Vary: vary };
    case 'none':
      return { 'Cache-Control': 'no-store' };
  }
}

/** Whether `If-None-Match` names this ETag; a weak one counts (RFC 9110). */
export function isUnchanged(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
