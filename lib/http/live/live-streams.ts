import type { IncomingMessage, ServerResponse } from 'node:http';
import { getNetwork } from '#contract/get-network.ts';
import type { BackendSettings } from '#lib/http/proxy/forward-reads.ts';
import { createBackendFollower, type FollowWaits } from './follow-backend.ts';
import { timetableIn } from './live-path.ts';
import { createStreamCounts, type StreamLimits } from './stream-counts.ts';
import { createStreamHub } from './stream-hub.ts';

export interface LiveStreams {
  /** Opens the stream of a timetable for a browser; false for every other request. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Number of open streams. */
  count: () => number;
  /** Ends all streams and opens no more. */
  stop: () => void;
}

interface LiveStreamsOptions extends BackendSettings {
  limits: StreamLimits;
  /** Milliseconds. */
  now?: () => number;
  waitsMs?: FollowWaits;
}

/** Whom a stream is counted for: the last address is the one that our own proxy or server saw. */
function getClientNetwork({ headers, socket }: IncomingMessage): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return getNetwork(forwarded || (socket.remoteAddress ?? ''));
}

/**
 * The streams of live places of this process (docs/product.md#live-places). Who gets none, because there are too many or the
 * backend has none, is answered 204: a browser then does not try again, and the page reads its timetable every so often.
 */
export function createLiveStreams({ limits, now = Date.now, waitsMs, ...settings }: LiveStreamsOptions): LiveStreams {
  const counts = createStreamCounts(limits);
  const hub = createStreamHub(now);
  let isStopped = false;
  const follower = createBackendFollower(
    settings,
    {
      onOpen: hub.markStale,
      onPlaces: hub.publish,
      onRefused: hub.endAll,
      isNeeded: () => counts.total() > 0,
    },
    waitsMs,
  );

  function mayOpen(network: string): boolean {
    return !isStopped && !follower.isRefused() && counts.enter(network);
  }

  return {
    answer(request, response) {
      const timetable = request.method === 'GET' ? timetableIn(request.url) : null;
      if (timetable === null) return false;
      const network = getClientNetwork(request);
      if (!mayOpen(network)) {
        response.statusCode = 204;
        response.setHeader('cache-control', 'no-store').end();
        return true;
      }
      response.once('close', () => counts.leave(network));
      hub.open(timetable, response);
      follower.follow();
      return true;
    },
    count: counts.total,
    stop() {
      isStopped = true;
      follower.stop();
      hub.endAll();
    },
  };
}
