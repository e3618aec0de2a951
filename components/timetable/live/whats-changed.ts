import { availabilityTag } from '#components/booking/lines/availability-tag.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { Translate } from '#lib/i18n/translate.ts';

export type Room = 'free' | 'full' | null;

/** Whether each session has places, of those for which that decides. */
export function roomOfEach(sessions: readonly OccurrenceSummary[], now: Date): Room[] {
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
export function whatsChanged(before: Snapshot, after: Snapshot, t: Translate): string {
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
