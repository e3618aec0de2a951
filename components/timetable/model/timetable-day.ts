import type { IllustrationName, TimetableKind } from '#components/booking/model/illustration-for.ts';
import type { BookableAction } from '#contract/timetable/bookable-action.ts';
import type { ActivityDate } from '#contract/timetable/timetable.ts';
import type { FreeTime } from './next-free-time.ts';

/** The dates on which a session is left to come, in order. */
export const openDates = (dates: Readonly<Record<string, ActivityDate>>): string[] =>
  Object.values(dates)
    .filter(({ available }) => available)
    .map(({ raw }) => raw)
    .toSorted();

/** The default day: the first with places left, else the first with sessions; undefined without any. */
export const firstOpenDate = (dates: Readonly<Record<string, ActivityDate>>, today: string): string | undefined => {
  const coming = Object.values(dates)
    .filter(({ raw }) => raw >= today)
    .toSorted((a, b) => (a.raw < b.raw ? -1 : 1));
  return (coming.find(({ available }) => available) ?? coming[0])?.raw;
};

/** Whether this is what a person can do because of the places that are left, and for no other reason. */
export const dependsOnPlaces = ({ action, reason }: BookableAction): boolean =>
  action === 'book' || action === 'join_waitlist' || reason === 'full';

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
  /** The first time that can be booked on another day; left out where the day has something free to its end, or nothing follows. */
  nextFree?: FreeTime;
  /** When the page was rendered, in milliseconds; a cached page may be old. */
  renderedAt: number;
}

/** Whether the customer chooses a court, and not only a time. */
export const isCourts = ({ kind, activity }: Pick<TimetableDay, 'kind' | 'activity'>): boolean =>
  kind === 'resources' && !activity.isAutomatic;

/** What the sessions of a day are called where they are counted; of courts it is their times. */
export const getUnit = (day: Pick<TimetableDay, 'kind' | 'activity'>): 'classes' | 'courts' | 'tickets' => {
  if (isCourts(day)) return 'courts';
  return day.kind === 'classes' ? 'classes' : 'tickets';
};
