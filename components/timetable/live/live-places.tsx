'use client';

import { useTranslations } from 'next-intl';
import { useState, useEffect, useEffectEvent } from 'react';
import { availabilityTag } from '#components/booking/lines/availability-tag.ts';
import { dependsOnPlaces, isCourts, type TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { timetableName } from '#contract/rules/timetable-name.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import type { LiveEvent, LiveSession } from '#contract/timetable/live-places.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import type { Translate } from '#lib/i18n/translate.ts';
import type { PageQuery } from '#lib/query/use-page-query.ts';
import { followTimetable } from './follow-timetable.ts';

interface Viewer {
  /** Nobody is logged in, so that the event says all there is to say. */
  isGuest: boolean;
}

/** Whether somebody's own action may have changed to one that the event, which is the same for everybody, cannot say. */
function isOwnChange(session: OccurrenceSummary, live: LiveSession): boolean {
  const { bookableAction: before, capacity, restrictions } = session;
  if (live.status !== session.status) return true;
  if (before?.action === 'leave_waitlist') return true;
  if (before?.action === 'cancel_reservation') return live.capacity.available > capacity.available;
  if (before === null || before.action === 'book' || !dependsOnPlaces(before)) return false;
  return live.bookableAction.action === 'book' && restrictions !== null;
}

/** Whether the timetable has to be read to show what has changed: a session is new or moved, or its viewer's own. */
export function needsRead(
  sessions: readonly OccurrenceSummary[],
  changed: readonly LiveSession[],
  { isGuest }: Viewer,
): boolean {
  return changed.some((live) => {
    const session = sessions.find(({ id }) => id === live.id);
    if (session === undefined || session.startsAt.utc !== live.startsAt) return true;
    return !isGuest && isOwnChange(session, live);
  });
}

function getAction(session: OccurrenceSummary, live: LiveSession, { isGuest }: Viewer) {
  const { bookableAction: before, waitlistOffer } = session;
  if (isGuest) return live.bookableAction;
  // A place is held for this person, whatever the others do.
  if (before === null || waitlistOffer !== null || !dependsOnPlaces(before)) return before;
  return isOwnChange(session, live) ? before : live.bookableAction;
}

/** The sessions with the places that changed; whom they are shown to keeps what is their own. */
export function patchSessions(
  sessions: OccurrenceSummary[],
  changed: readonly LiveSession[],
  viewer: Viewer,
): OccurrenceSummary[] {
  const byId = new Map(changed.map((live) => [live.id, live]));
  if (!sessions.some(({ id }) => byId.has(id))) return sessions;
  return sessions.map((session) => {
    const live = byId.get(session.id);
    if (live === undefined) return session;
    const { capacity, waitlist } = live;
    return { ...session, capacity, waitlist, bookableAction: getAction(session, live, viewer) };
  });
}

/** The time over which the reads of those who see the same change are spread, in milliseconds. */
const spreadMs = 4_000;

type LiveQuery = Pick<PageQuery<OccurrenceSummary[]>, 'patch' | 'refresh'>;

/** Changes the sessions of a day as their places change; reads them only where the change does not say enough. */
function useLiveDay(day: TimetableDay, query: LiveQuery): void {
  const { session } = useSession();
  const viewer = { isGuest: session?.loggedIn !== true };
  const name = timetableName({ venue: day.venue.slug, activity: day.activity.slug, date: day.date });
  const read = useEffectEvent(() => void query.refresh());
  const take = useEffectEvent((event: LiveEvent, readSoon: () => void) => {
    if ('isStale' in event) return readSoon();
    const { sessions: changed } = event;
    query.patch((sessions) => {
      if (needsRead(sessions, changed, viewer)) readSoon();
      return patchSessions(sessions, changed, viewer);
    });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        read();
      }, Math.random() * spreadMs);
    };
    const stop = followTimetable(name, { onEvent: (event) => take(event, readSoon), onPoll: () => read() });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [name]);
}

type Room = 'free' | 'full' | null;

/** Whether each session has places, of those for which that decides. */
function roomOfEach(sessions: readonly OccurrenceSummary[], now: Date): Room[] {
  return sessions.map((session) => {
    const kind = availabilityTag(session, now)?.kind;
    if (kind === 'available') return 'free';
    return kind === 'sold_out' || kind === 'join_waitlist' ? 'full' : null;
  });
}

interface Snapshot {
  sessions: readonly OccurrenceSummary[];
  rooms: readonly Room[];
}

/** What is said when sessions are sold out or have places again; empty for every other change. */
function whatsChanged(before: Snapshot, after: Snapshot, t: Translate): string {
  const changed = after.sessions.flatMap((session, index) => {
    const place = before.sessions.findIndex(({ id }) => id === session.id);
    const [was, is] = [before.rooms[place] ?? null, after.rooms[index] ?? null];
    return was === null || is === null || was === is ? [] : [{ session, is }];
  });
  const [first] = changed;
  if (first === undefined) return '';
  if (changed.length > 1) return t('timetable.live.several', { count: changed.length });
  const { templateName: name, startsAt } = first.session;
  const values = { name, time: getClock(startsAt.local) };
  return first.is === 'full' ? t('timetable.live.soldOut', values) : t('timetable.live.free', values);
}

export type LivePlacesProps = {
  day: TimetableDay;
  now: Date;
  /** As they are shown. */
  sessions: readonly OccurrenceSummary[];
  query: LiveQuery;
};

/**
 * Follows the places of the sessions that are shown (docs/product.md#live-places), and says when one is sold out or has
 * places again. Of courts, of which many are taken every minute, only the chosen one is spoken of, where it is replaced.
 */
export const LivePlaces = ({ day, now, sessions, query }: LivePlacesProps) => {
  const t = useTranslations();
  useLiveDay(day, query);
  const rooms = roomOfEach(sessions, now);
  const [seen, setSeen] = useState({ sessions, rooms });
  const [said, say] = useState('');
  if (rooms.join() !== seen.rooms.join()) {
    const text = isCourts(day) ? '' : whatsChanged(seen, { sessions, rooms }, t);
    setSeen({ sessions, rooms });
    if (text !== '') say(text);
  }
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
};
