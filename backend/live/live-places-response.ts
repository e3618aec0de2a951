import type { Config } from '#backend/config.ts';
import { DomainError } from '#backend/failure.ts';
import type { HttpContext } from '#backend/http/http-env.ts';
import { isFromTheWeb } from '#backend/http/input/client-address.ts';
import { createLineStream } from './line-stream.ts';
import type { PlacesFeed } from './places-feed.ts';

/** An empty line so often tells the reader that the connection is alive, in milliseconds. */
const aliveEveryMs = 20_000;
/** Readers at a time: web processes, of which there are few. */
const mostReaders = 100;

/**
 * Streams the places that changed to a process of the web, a line of JSON for each timetable (`livePlacesSchema`).
 * Throws `forbidden` for anybody else, and `unavailable` while changes cannot be heard of.
 */
export async function livePlacesResponse(
  c: HttpContext,
  feed: PlacesFeed,
  { proxySecret }: Pick<Config, 'proxySecret'>,
): Promise<Response> {
  c.env.observed.operationId = 'livePlaces';
  if (!isFromTheWeb(c, proxySecret)) throw new DomainError('forbidden');
  if (feed.count() >= mostReaders) throw new DomainError('unavailable');
  let leave = (): void => undefined;
  const { body, write, end } = createLineStream(() => {
    clearInterval(alive);
    leave();
  });
  const alive = setInterval(() => write(''), aliveEveryMs).unref();
  write('');
  try {
    leave = await feed.open({ write, end });
  } catch {
    end();
    throw new DomainError('unavailable');
  }
  return new Response(body, {
    headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
