/**
 * The request header by which an embedded page tells the proxy to set a partitioned (CHIPS) session cookie, because a
 * cross-site frame can store no other.
 */
export const embeddedHeader = 'x-embedded';

/** That header on an embedded page, none on others. */
export const embeddedHeaders = (): Record<string, string> =>
  new URLSearchParams(location.search).get('embedded') === 'true' ? { [embeddedHeader]: 'true' } : {};
