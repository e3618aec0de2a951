/** Statuses that a page can mark: not found, or closed for maintenance. */
export type MarkedStatus = 404 | 503;

const name = 'touchline:status';

/** The attributes of the `meta` element that marks the status of a page. */
export const statusMark = (status: MarkedStatus) => ({ name, content: String(status) });

const statuses: readonly MarkedStatus[] = [404, 503];
const written = statuses.map((status) => ({ status, mark: `<meta name="${name}" content="${status}"/>` }));

/**
 * The status marked in a page; null without a marker. Of a streamed page the first chunk is enough, because React moves
 * every `meta` into the head. Users' texts cannot forge the marker, since their angle brackets are escaped.
 */
export function markedStatus(page: string | Uint8Array): MarkedStatus | null {
  const text = typeof page === 'string' ? page : Buffer.from(page.buffer, page.byteOffset, page.byteLength);
  return written.find(({ mark }) => text.includes(mark))?.status ?? null;
}
