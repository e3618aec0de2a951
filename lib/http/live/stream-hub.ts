import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LivePlaces, LiveEvent, LiveSession } from '#contract/timetable/live-places.ts';

/** For how long what changed is told to those who come later, in milliseconds. */
const keepMs = 60_000;
/** The most sessions that are remembered. */
const mostSessions = 5_000;

interface Recent {
  timetable: string;
  session: LiveSession;
  atMs: number;
}

interface RecentSessions {
  note: (timetable: string, sessions: readonly LiveSession[]) => void;
  /** The sessions of a timetable that changed within the last minute, as they are now. */
  find: (timetable: string) => LiveSession[];
  forget: () => void;
}

/**
 * The sessions that changed lately. A page is read before its stream is open: what changed in between is the first
 * event.
 */
function createRecentSessions(now: () => number): RecentSessions {
  /** In the order of their change. */
  const recent = new Map<string, Recent>();

  function dropOld(): void {
    for (const [key, { atMs }] of recent) {
      if (recent.size <= mostSessions && now() - atMs < keepMs) return;
      recent.delete(key);
    }
  }

  return {
    note(timetable, sessions) {
      for (const session of sessions) {
        const key = `${timetable} ${session.id}`;
        recent.delete(key);
        recent.set(key, { timetable, session, atMs: now() });
      }
      dropOld();
    },
    find(timetable) {
      dropOld();
      return [...recent.values()].filter((one) => one.timetable === timetable).map(({ session }) => session);
    },
    forget: () => recent.clear(),
  };
}

/** What a reader may leave unsent before it is dropped, in bytes. */
const mostUnsent = 64 * 1024;

/** One open stream of a browser. */
interface Stream {
  response: ServerResponse;
  openedMs: number;
}

/** Starts an event stream; `retryMs` says after how long the browser opens it again when it breaks off. */
function startStream(response: ServerResponse, retryMs: number): void {
  response.statusCode = 200;
  response.setHeader('content-type', 'text/event-stream; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  // For a reverse proxy (nginx), which would hold events back.
  response.setHeader('x-accel-buffering', 'no');
  // Without chunks the same bytes go to every reader as they are; the end of the connection is that of the stream.
  response.removeHeader('transfer-encoding');
  response.flushHeaders();
  response.write(`retry: ${retryMs}\n\n`);
}

/** Sends bytes. A reader that is too slow is dropped; its browser opens the stream again. */
function sendTo({ response }: Stream, bytes: Buffer): void {
  if (response.destroyed || response.writableEnded) return;
  if (response.writableLength > mostUnsent) response.destroy();
  else response.write(bytes);
}

/** An event as bytes that every reader gets. */
const eventBytes = (event: LiveEvent): Buffer => Buffer.from(`data: ${JSON.stringify(event)}\n\n`);

/** How many readers are written to before other requests have a turn. */
const readersAtOnce = 250;
/** In milliseconds. After a time that differs for each, so that readers who lost theirs do not come all at once. */
const retryMs = { least: 2_000, spread: 6_000 };
/** Every stream gets a comment so often, in seconds, so that nothing between closes it, and ends after so long. */
const aliveSeconds = 25;
const longestMs = 15 * 60_000;

const comment = Buffer.from(':\n\n');
const stale = eventBytes({ isStale: true });

export interface StreamHub {
  /** Starts the stream of a timetable. */
  open: (timetable: string, response: ServerResponse) => void;
  /** Sends what changed to the readers of its timetables. */
  publish: (places: LivePlaces) => Promise<void>;
  /** Has all readers read their timetables again, because changes may have been missed. */
  markStale: () => Promise<void>;
  /** Ends all streams. */
  endAll: () => void;
}

/** The open streams of this process by timetable: an event is made once and written to all its readers. */
export function createStreamHub(now: () => number): StreamHub {
  const readers = new Map<string, Set<Stream>>();
  const recent = createRecentSessions(now);
  let second = 0;

  async function sendToAll(streams: Iterable<Stream>, bytes: Buffer): Promise<void> {
    let sent = 0;
    for (const stream of [...streams]) {
      sendTo(stream, bytes);
      sent += 1;
      if (sent % readersAtOnce === 0) await nextTurn();
    }
  }

  const all = (): Stream[] => [...readers.values()].flatMap((streams) => [...streams]);

  /** A part of the streams each second. */
  function keepAlive(): void {
    second = (second + 1) % aliveSeconds;
    all().forEach((stream, place) => {
      if (place % aliveSeconds !== second) return;
      if (now() - stream.openedMs > longestMs) stream.response.end();
      else sendTo(stream, comment);
    });
  }

  setInterval(keepAlive, 1_000).unref();

  return {
    open(timetable, response) {
      const stream: Stream = { response, openedMs: now() };
      const streams = readers.get(timetable) ?? new Set();
      readers.set(timetable, streams.add(stream));
      response.once('close', () => {
        if (streams.delete(stream) && streams.size === 0 && readers.get(timetable) === streams)
          readers.delete(timetable);
      });
      startStream(response, retryMs.least + Math.floor(Math.random() * retryMs.spread));
      const sessions = recent.find(timetable);
      if (sessions.length > 0) sendTo(stream, eventBytes({ sessions }));
    },
    async publish({ timetables, sessions }) {
      const bytes = eventBytes({ sessions });
      for (const timetable of timetables) {
        recent.note(timetable, sessions);
        await sendToAll(readers.get(timetable) ?? [], bytes);
      }
    },
    async markStale() {
      recent.forget();
      await sendToAll(all(), stale);
    },
    endAll() {
      for (const { response } of all()) response.end();
    },
  };
}
