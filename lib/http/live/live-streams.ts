import type { IncomingMessage, ServerResponse } from 'node:http';
import { getClientNetwork } from '#lib/http/proxy/client-network.ts';
import type { BackendSettings } from '#lib/http/proxy/forward-reads.ts';
import { createBackendFollower, type FollowWaits } from './follow-backend.ts';
import { createStreamHub } from './stream-hub.ts';

/** The most streams at a time, in all and of one network. */
interface StreamLimits {
  streams: number;
  streamsPerAddress: number;
}

interface StreamCounts {
  /** Counts a stream of a network; false when it has too many, or all have. */
  enter: (network: string) => boolean;
  leave: (network: string) => void;
  total: () => number;
}

/** Counts the open streams by network. */
function createStreamCounts({ streams, streamsPerAddress }: StreamLimits): StreamCounts {
  const counts = new Map<string, number>();
  let total = 0;
  return {
    enter(network) {
      const count = counts.get(network) ?? 0;
      if (total >= streams || count >= streamsPerAddress) return false;
      counts.set(network, count + 1);
      total += 1;
      return true;
    },
    leave(network) {
      const count = (counts.get(network) ?? 0) - 1;
      if (count > 0) counts.set(network, count);
      else counts.delete(network);
      total -= 1;
    },
    total: () => total,
  };
}

/** Below it are the streams of live places by the name of the timetable (`timetableName`). */
const start = '/api/live/';
const name = /^[^/]{1,255}\/[^/]{1,255}\/\d{4}-\d\d-\d\d$/;

/** The name of the timetable in the address of a stream; null for every other address. */
function timetableIn(url = ''): string | null {
  const [path = ''] = url.split('?');
  const rest = path.startsWith(start) ? path.slice(start.length) : '';
  return name.test(rest) ? rest : null;
}

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
