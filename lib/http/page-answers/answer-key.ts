import type { IncomingMessage } from 'node:http';
import { visitCookies } from '#lib/zones/visit-cookies.ts';

/** Headers that may decide which page answers, or with what headers. */
const deciding = ['host', 'accept-language', 'x-forwarded-proto', 'x-forwarded-host', 'x-forwarded-port'] as const;
/** Headers that decide neither, or whose part is done after the page is chosen: encoding and ETag. */
const indifferent: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'cache-control',
  'connection',
  'cookie',
  'dnt',
  'if-modified-since',
  'if-none-match',
  'pragma',
  'priority',
  'referer',
  'save-data',
  'upgrade-insecure-requests',
  'user-agent',
  'via',
  'x-forwarded-for',
  'x-real-ip',
]);
const known: ReadonlySet<string> = new Set([...deciding, ...indifferent]);

/** Client hints and fetch metadata; the latter decide only about a log-in by `token`, which is a redirect. */
const isKnown = (name: string) => known.has(name) || /^sec-(?:ch|fetch|gpc)\b/.test(name);

const preferences: ReadonlySet<string> = new Set(Object.values(visitCookies));

/** The cookies with preferences as they were sent; all others leave a public page as it is. */
function preferencesIn(cookies: string | undefined): string {
  const pairs = (cookies ?? '').split(/; */);
  return pairs.filter((pair) => preferences.has(pair.split('=', 1)[0] ?? '')).join('; ');
}

/**
 * Everything in a request that decides which public page answers it. Null for one that is not a plain visit: another
 * method, or any header that is not known to be harmless.
 */
export function answerKey({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET') return null;
  for (const name in headers) if (!isKnown(name)) return null;
  const decisions = deciding.map((name) => headers[name] ?? '');
  return [url, preferencesIn(headers.cookie), ...decisions].join('\n');
}
