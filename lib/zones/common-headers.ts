import { onRequest } from '../api/on-request.ts';

/** Headers of every answer; pages add their own content policy (`security-headers.ts`). */
const everywhere = [
  ['Strict-Transport-Security', 'max-age=63072000'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
] as const;

/** A changed file gets a new name: `public/fonts` is never edited in place. */
const forEver = 'public, max-age=31536000, immutable';

/** Drawings keep their name when they change, so a browser asks for them again after a day. */
const forADay = 'public, max-age=86400';
const drawings: ReadonlySet<string | undefined> = new Set(['/favicon.ico', '/facilities.svg', '/map-outline.svg', '/map-outline.json', '/map-towns.json']);

/**
 * Lets every answer of this process say what all answers say. Rules in Next's configuration would make a page from the
 * cache cost a third more.
 */
export function addCommonHeaders(): void {
  onRequest((request, response) => {
    for (const [name, value] of everywhere) response.setHeader(name, value);
    if (request.url?.startsWith('/fonts/')) response.setHeader('Cache-Control', forEver);
    else if (drawings.has(request.url)) response.setHeader('Cache-Control', forADay);
  });
}
