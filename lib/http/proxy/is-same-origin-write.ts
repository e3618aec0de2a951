/**
 * Whether a write comes from a page of this very host. Browsers say so themselves; a caller that says nothing is none,
 * and has no cookies of anybody's to misuse.
 */
export function isSameOriginWrite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
