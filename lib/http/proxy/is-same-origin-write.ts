/**
 * Whether a write passes the check against cross-site request forgery: its Origin or Sec-Fetch-Site is this host's. A
 * request with neither header is not from a browser and carries no user's cookies.
 */
export function isSameOriginWrite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
