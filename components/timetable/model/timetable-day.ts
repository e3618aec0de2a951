import type { IllustrationName, TimetableKind } from '#components/booking/model/illustration-for.ts';

/** What a timetable page is about: one activity on one day at one venue. */
export interface TimetableDay {
  venue: { slug: string; name: string; timezone: string };
  activity: { slug: string; name: string; plan: IllustrationName; browseByName: boolean; isAutomatic: boolean };
  /** YYYY-MM-DD at the venue. */
  date: string;
  isV2: boolean;
  kind: TimetableKind;
  /** The dates on which something is on, as far as they are on sale. */
  openDates: readonly string[];
  /** Milliseconds: when this page was made, maybe long ago. */
  renderedAt: number;
}
