import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LivePlaces } from '#contract/timetable/live-places.ts';
import { eventBytes } from './event.ts';
import { createRecentSessions } from './recent-sessions.ts';
import { sendTo, startStream, type Stream } from './stream.ts';

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
