import { sql } from 'kysely';
import type { Dependencies } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import { gatherIds, type GatherWaits } from '#backend/timetable/gather-ids.ts';
import { selectOccurrences, type OccurrenceRow } from '#backend/timetable/occurrence-row.ts';
import { getScope, getV2From } from '#backend/timetable/scope.ts';
import { getSummary } from '#backend/timetable/summary.ts';
import { timetableName } from '#contract/rules/timetable-name.ts';
import type { LivePlaces, LiveSession } from '#contract/timetable/live-places.ts';
import { listenForChanges, NothingHeard } from './listen-for-changes.ts';

/** The sessions, and those that share a court with one of them for part of its time. */
async function findAffected(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select other.id from occurrences o
    join occurrences other on other.resource_location_id = o.resource_location_id
      and other.starts_at between o.starts_at - interval '1 day' and o.ends_at + interval '1 day'
      and tstzrange(other.starts_at - make_interval(mins => other.setup_minutes),
          other.ends_at + make_interval(mins => other.teardown_minutes))
        && tstzrange(o.starts_at - make_interval(mins => o.setup_minutes),
          o.ends_at + make_interval(mins => o.teardown_minutes))
    where o.id = any(${ids}::text[]) and o.resource_location_id is not null
  `.execute(db);
  return [...new Set([...ids, ...rows.map(({ id }) => id)])];
}

function readRows(db: Db, now: Date, ids: readonly string[]) {
  return selectOccurrences(db, now)
    .innerJoin('venues as v', 'v.id', 'o.venueId')
    .innerJoin('operators as op', (join) => join.onTrue())
    .innerJoin('categories as c', 'c.id', 'o.categoryId')
    .leftJoin('categories as parent', 'parent.id', 'c.parentId')
    .where('o.id', '=', sql<string>`any(${[...ids]}::text[])`)
    .where('o.bookingType', 'in', ['classes', 'resources', 'ticketed'])
    .select(['v.name as venueName', 'v.slug as venueSlug', 'v.timezone'])
    .select(['v.activitiesV2Enabled', 'v.activitiesV2MigrationDate', 'op.currency'])
    .select(['c.slug as categorySlug', 'c.name as categoryName', 'parent.slug as parentSlug'])
    .orderBy('o.startsAt')
    .orderBy('o.id')
    .execute();
}
type Row = OccurrenceRow & Awaited<ReturnType<typeof readRows>>[number];

/** A session as somebody without an account sees it on the site. */
function getLiveSession(row: Row, now: Date): LiveSession | null {
  const { id, status, capacity, waitlist, startsAt, bookableAction } = getSummary(row, {
    scope: getScope(row, getV2From(row)),
    personal: null,
    restrictions: new Map(),
    policies: new Map(),
    channel: 'online',
    now,
  });
  return bookableAction && { id, status, capacity, waitlist, startsAt: startsAt.utc, bookableAction };
}

function getTimetables({ venueSlug: venue, categorySlug, parentSlug, localDate: date }: Row): string[] {
  return [categorySlug, parentSlug].flatMap((activity) =>
    activity === null ? [] : [timetableName({ venue, activity, date })],
  );
}

/** What timetables show of these sessions now, by the timetables that show them. Of camps and courses nothing. */
export async function readLivePlaces(db: Db, now: Date, ids: readonly string[]): Promise<LivePlaces[]> {
  const rows = await readRows(db, now, await findAffected(db, ids));
  const places = new Map<string, LivePlaces>();
  for (const row of rows) {
    const session = getLiveSession(row, now);
    const timetables = getTimetables(row);
    const known = places.get(timetables.join()) ?? { timetables, sessions: [] };
    if (session !== null) known.sessions.push(session);
    places.set(timetables.join(), known);
  }
  return [...places.values()];
}

/** A web process that reads the feed. */
export interface FeedReader {
  /** Gets one line of JSON (`livePlacesSchema`). */
  write: (line: string) => void;
  /** Changes may be missed from now on, so the reader has to open the feed again. */
  end: () => void;
}

export interface PlacesFeed {
  /** Sends every change from now on; the function that it returns stops that. Throws without a connection, and NothingHeard. */
  open: (reader: FeedReader) => Promise<() => void>;
  /** Calls `listener` when sessions have changed in any process, before readers are told; only while there are any. */
  onChanged: (listener: () => void) => void;
  /** Ends all readers. */
  stop: () => Promise<void>;
  /** Number of readers. */
  count: () => number;
}

interface Deps extends Pick<Dependencies, 'db' | 'clock' | 'log'> {
  /** Of the database, past a pooler, for a connection that listens. */
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
    return listenForChanges({ url, db }, { onChanged: note, onLost });
  }

  return {
    async open(reader) {
      readers.add(reader);
      try {
        await (listening ??= listen());
      } catch (error) {
        readers.delete(reader);
        listening = null;
        if (error instanceof NothingHeard) log.warn({ err: error }, 'open timetables poll');
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
