import type { IllustrationName, TimetableKind } from '#components/booking/model/illustration-for.ts';

/** The subject of a timetable page: one activity on one day at one venue. */
export interface TimetableDay {
  venue: { slug: string; name: string; timezone: string };
  activity: { slug: string; name: string; plan: IllustrationName; browseByName: boolean; isAutomatic: boolean };
  /** YYYY-MM-DD at the venue. */
  date: string;
  isV2: boolean;
  kind: TimetableKind;
  /** The dates on which a session is left to come, in order. */
  openDates: readonly string[];
  /** When the page was rendered, in milliseconds; a cached page may be old. */
  renderedAt: number;
}
