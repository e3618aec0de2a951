import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { createInterface } from 'node:readline';
import { livePlacesPath, livePlacesSchema, type LivePlaces } from '#contract/timetable/live-places.ts';
import type { BackendSettings } from '#lib/http/proxy/forward-reads.ts';

/** Longer than between two of the lines by which the backend says that it is there, in milliseconds. */
const silenceMs = 50_000;

export interface FeedEnd {
  /** `refused`: the backend has no such stream for this web. `lost`: it does not answer, or not any more. */
  end: 'refused' | 'lost';
}

export interface FeedReading {
  /** Called when the backend sends every change from now on. */
  onOpen: () => Promise<void>;
  onPlaces: (places: LivePlaces) => Promise<void>;
  signal: AbortSignal;
}

function ask(url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const get = url.protocol === 'https:' ? getHttps : getHttp;
    const sent = get(url, { headers, signal, timeout: silenceMs, agent: false }, resolve);
    sent.on('timeout', () => sent.destroy(new Error('The backend is silent')));
    sent.on('error', reject);
  });
}

/** Lines that are no places of ours, e.g. of a newer backend, are left out. */
function parse(line: string): LivePlaces | null {
  try {
    return livePlacesSchema.parse(JSON.parse(line));
  } catch {
    return null;
  }
}

/** Statuses of a backend that is not up; any other but 200 is that of one that has no such stream. */
const passing: readonly (number | undefined)[] = [500, 502, 503, 504];

/** Reads the places that changed from the backend, one line after the other, until the stream ends. */
export async function readFeed(
  { backendUrl, proxySecret }: BackendSettings,
  { onOpen, onPlaces, signal }: FeedReading,
): Promise<FeedEnd> {
  const headers: Record<string, string> = proxySecret === undefined ? {} : { 'x-proxy-secret': proxySecret };
  try {
    const upstream = await ask(new URL(livePlacesPath, backendUrl.api), headers, signal);
    if (upstream.statusCode !== 200) {
      upstream.destroy();
      return { end: passing.includes(upstream.statusCode) ? 'lost' : 'refused' };
    }
    await onOpen();
    for await (const line of createInterface({ input: upstream, crlfDelay: Infinity })) {
      const places = line === '' ? null : parse(line);
      if (places !== null) await onPlaces(places);
    }
  } catch {
    // A connection that breaks off is one that ended.
  }
  return { end: 'lost' };
}
