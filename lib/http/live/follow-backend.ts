import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { type LivePlaces, livePlacesPath, livePlacesSchema } from '#contract/timetable/live-places.ts';
import type { BackendSettings } from '#lib/http/proxy/forward-reads.ts';

/** Longer than between two of the lines by which the backend says that it is there, in milliseconds. */
const silenceMs = 50_000;

interface FeedEnd {
  /** `refused`: the backend has no such stream for this web. `lost`: it does not answer, or not any more. */
  end: 'refused' | 'lost';
}

interface FeedReading {
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
async function readFeed(
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

/** In milliseconds. */
export interface FollowWaits {
  /** Before another try; doubled by each one that fails, up to `longest`. */
  again: number;
  longest: number;
  /** Before the next try at a backend that has no such stream. */
  refused: number;
  /** For how long nobody may need the connection before it is closed. */
  unused: number;
}

const defaultWaits: FollowWaits = { again: 1_000, longest: 15_000, refused: 60_000, unused: 30_000 };

interface Following {
  onOpen: () => Promise<void>;
  onPlaces: (places: LivePlaces) => Promise<void>;
  /** The backend has no such stream. */
  onRefused: () => void;
  /** Whether anybody needs the connection. */
  isNeeded: () => boolean;
}

export interface BackendFollower {
  /** Connects, unless it is or tries to. */
  follow: () => void;
  /** The backend has said that it has no such stream, and is not asked again yet. */
  isRefused: () => boolean;
  stop: () => void;
}

/** The one connection of this process to the backend's stream of places: opened when it is needed, and again when it breaks off. */
export function createBackendFollower(
  settings: BackendSettings,
  { isNeeded, onRefused, ...reading }: Following,
  waitsMs = defaultWaits,
): BackendFollower {
  const stopping = new AbortController();
  let isFollowing = false;
  let isRefused = false;

  /** One connection. Resolves when it has ended. */
  async function connect(): Promise<'refused' | 'lost' | 'unused' | 'failed'> {
    const unused = new AbortController();
    let unusedTimes = 0;
    let hasOpened = false;
    const watching = setInterval(() => {
      unusedTimes = isNeeded() ? 0 : unusedTimes + 1;
      if (unusedTimes > 1) unused.abort();
    }, waitsMs.unused / 2).unref();
    const onOpen = () => {
      hasOpened = true;
      return reading.onOpen();
    };
    const signal = AbortSignal.any([stopping.signal, unused.signal]);
    const { end } = await readFeed(settings, { ...reading, onOpen, signal });
    clearInterval(watching);
    if (unused.signal.aborted && !isNeeded()) return 'unused';
    return end === 'lost' && !hasOpened ? 'failed' : end;
  }

  async function followOn(): Promise<void> {
    let waitMs = waitsMs.again;
    while (!stopping.signal.aborted && isNeeded()) {
      const end = await connect();
      if (stopping.signal.aborted) return;
      if (end === 'unused') continue;
      isRefused = end === 'refused';
      if (isRefused) onRefused();
      waitMs = end === 'failed' ? Math.min(waitMs * 2, waitsMs.longest) : waitsMs.again;
      // The time differs for each process, so that they do not come all at once.
      const pause = isRefused ? waitsMs.refused : waitMs * (0.5 + Math.random() / 2);
      await sleep(pause, undefined, { ref: false });
      isRefused = false;
    }
  }

  return {
    follow() {
      if (isFollowing || stopping.signal.aborted) return;
      isFollowing = true;
      void followOn().finally(() => {
        isFollowing = false;
      });
    },
    isRefused: () => isRefused,
    stop: () => stopping.abort(),
  };
}
