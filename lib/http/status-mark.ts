/** What a page may say of itself: that what was asked for isn't there, or that the site is closed for a while. */
export type MarkedStatus = 404 | 503;

const name = 'touchline:status';

/** The attributes of the `meta` by which a page says its status. */
export const statusMark = (status: MarkedStatus) => ({ name, content: String(status) });

const statuses: readonly MarkedStatus[] = [404, 503];
const written = statuses.map((status) => ({ status, mark: `<meta name="${name}" content="${status}"/>` }));

/**
 * The status that a page gives itself; null when it says none. Of one that streams the first part will do, since React
 * puts every `meta` into the head. Nothing that people write can say so: it reaches a page with its brackets escaped.
 */
export function markedStatus(page: string | Uint8Array): MarkedStatus | null {
  const text = typeof page === 'string' ? page : Buffer.from(page.buffer, page.byteOffset, page.byteLength);
  return written.find(({ mark }) => text.includes(mark))?.status ?? null;
}
