import type { Config } from '#backend/config.ts';
import { DomainError } from '#backend/failure.ts';
import type { HttpContext } from '#backend/http/http-env.ts';
import { isFromTheWeb } from '#backend/http/input/client-address.ts';
import { NothingHeard } from './listen-for-changes.ts';
import type { PlacesFeed } from './places-feed.ts';

/** What a reader may leave unread before it is dropped, in bytes. */
const mostUnread = 1024 * 1024;

interface LineStream {
  body: ReadableStream<Uint8Array>;
  write: (line: string) => void;
  end: () => void;
}

/** A body of lines. `onEnd` is called once, when it ends, when nobody reads it any more, or when its reader is too slow. */
function createLineStream(onEnd: () => void): LineStream {
  const encoder = new TextEncoder();
  let sink: ReadableStreamDefaultController<Uint8Array> | null = null;

  function finish(close: (controller: ReadableStreamDefaultController<Uint8Array>) => void): void {
    if (sink === null) return;
    const controller = sink;
    sink = null;
    close(controller);
    onEnd();
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        sink = controller;
      },
      cancel: () => finish(() => undefined),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: mostUnread }),
  );
  return {
    body,
    write: (line) => {
      if (sink === null) return;
      if ((sink.desiredSize ?? 0) <= 0) finish((controller) => controller.error(new Error('The reader is too slow')));
      else sink.enqueue(encoder.encode(`${line}\n`));
    },
    end: () => finish((controller) => controller.close()),
  };
}

/** An empty line so often tells the reader that the connection is alive, in milliseconds. */
const aliveEveryMs = 20_000;
/** Readers at a time: web processes, of which there are few. */
const mostReaders = 100;

/**
 * Streams the places that changed to a process of the web, a line of JSON for each timetable (`livePlacesSchema`).
 * 204 where the database's notifications do not arrive. Throws `forbidden` for anybody else, and `unavailable` while the
 * database does not answer.
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
  } catch (error) {
    end();
    if (error instanceof NothingHeard) return new Response(null, { status: 204 });
    throw new DomainError('unavailable');
  }
  return new Response(body, {
    headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
