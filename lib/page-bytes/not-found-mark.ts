/** The attributes of the `meta` by which a page says that what was asked for isn't there. */
export const notFoundMark = { name: 'touchline:status', content: '404' } as const;

const written = `<meta name="${notFoundMark.name}" content="${notFoundMark.content}"/>`;

/**
 * Whether a page says so of itself. Of one that streams the first part will do, since React puts every `meta` into the
 * head. Nothing that people write can say so: it reaches a page with its brackets escaped.
 */
export function isMarkedNotFound(page: string | Uint8Array): boolean {
  if (typeof page === 'string') return page.includes(written);
  return Buffer.from(page.buffer, page.byteOffset, page.byteLength).includes(written);
}
