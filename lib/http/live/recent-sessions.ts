import type { LiveSession } from '#contract/timetable/live-places.ts';

/** For how long what changed is told to those who come later, in milliseconds. */
const keepMs = 60_000;
/** The most sessions that are remembered. */
const mostSessions = 5_000;

interface Recent {
  timetable: string;
  session: LiveSession;
  atMs: number;
}

export interface RecentSessions {
  note: (timetable: string, sessions: readonly LiveSession[]) => void;
  /** The sessions of a timetable that changed within the last minute, as they are now. */
  find: (timetable: string) => LiveSession[];
  forget: () => void;
}

/**
 * The sessions that changed lately. A page is read before its stream is open: what changed in between is the first
 * event.
 */
export function createRecentSessions(now: () => number): RecentSessions {
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
