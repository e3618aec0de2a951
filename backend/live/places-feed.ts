import type { Dependencies } from '#backend/context.ts';
import { gatherIds, type GatherWaits } from '#backend/timetable/gather-ids.ts';
import { listenForChanges } from './listen-for-changes.ts';
import { readLivePlaces } from './read-live-places.ts';

/** A web process that reads the feed. */
export interface FeedReader {
  /** Gets one line of JSON (`livePlacesSchema`). */
  write: (line: string) => void;
  /** Changes may be missed from now on, so the reader has to open the feed again. */
  end: () => void;
}

export interface PlacesFeed {
  /** Sends every change from now on; the function that it returns stops that. Throws without a connection. */
  open: (reader: FeedReader) => Promise<() => void>;
  /** Calls `listener` when sessions have changed in any process, before readers are told; only while there are any. */
  onChanged: (listener: () => void) => void;
  /** Ends all readers. */
  stop: () => Promise<void>;
  /** Number of readers. */
  count: () => number;
}

interface Deps extends Pick<Dependencies, 'db' | 'clock' | 'log'> {
  /** Of the database, for a connection that listens. */
  url: string;
}

/** A timetable is sent at most once a second. */
const defaultWaits: GatherWaits = { gather: 1_000, again: 2_000 };

/** The feed of places that changed, in whichever backend process; it listens while somebody reads it. */
export function createPlacesFeed({ db, clock, log, url }: Deps, waitsMs = defaultWaits): PlacesFeed {
  const readers = new Set<FeedReader>();
  const listeners = new Set<() => void>();
  let listening: Promise<() => Promise<void>> | null = null;

  const note = gatherIds({
    pass: async (ids) => {
      if (readers.size === 0) return;
      for (const listener of listeners) listener();
      for (const places of await readLivePlaces(db, clock.now(), ids)) {
        const line = JSON.stringify(places);
        for (const reader of readers) reader.write(line);
      }
    },
    onFailure: (err) => log.warn({ err, againInMs: waitsMs.again }, 'could not read the places of changed sessions'),
    waitsMs,
  });

  function endAll(): void {
    listening = null;
    for (const reader of readers) reader.end();
    readers.clear();
  }

  async function stopListening(): Promise<void> {
    // Forgotten at once, so that whoever opens the feed meanwhile listens anew.
    const stopping = listening;
    listening = null;
    const stop = await stopping?.catch(() => undefined);
    await stop?.();
  }

  function listen() {
    const onLost = () => {
      log.warn('changed sessions are not heard of any more');
      endAll();
    };
    return listenForChanges(url, { onChanged: note, onLost });
  }

  return {
    async open(reader) {
      readers.add(reader);
      try {
        await (listening ??= listen());
      } catch (error) {
        readers.delete(reader);
        listening = null;
        throw error;
      }
      return () => {
        if (readers.delete(reader) && readers.size === 0) void stopListening();
      };
    },
    onChanged: (listener) => void listeners.add(listener),
    async stop() {
      const stopped = stopListening();
      endAll();
      await stopped;
    },
    count: () => readers.size,
  };
}
