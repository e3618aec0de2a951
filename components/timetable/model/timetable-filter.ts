import { getClock, getDate } from '#contract/rules/wall-time.ts';

/** Filters of a timetable (docs/product.md#filters-of-a-timetable). An empty list, or no time, matches every session. */
export interface TimetableFilters {
  /** HH:MM by the clock of the venue: none starts before it. */
  startTime: string | null;
  /** HH:MM by the clock of the venue: none ends after it. */
  endTime: string | null;
  /** Ids. */
  instructors: readonly string[];
  tags: readonly string[];
  /** Ids. */
  locations: readonly string[];
}

export const noFilters: TimetableFilters = {
  startTime: null,
  endTime: null,
  instructors: [],
  tags: [],
  locations: [],
};

/** What of a session its filters look at. */
export interface Filtered {
  /** Wall times of the venue, YYYY-MM-DD HH:MM:SS. */
  startsAt: { local: string };
  endsAt: { local: string };
  instructors: readonly { id: string; name: string }[];
  tags: readonly string[];
  locations: readonly { id: string; names: readonly string[] }[];
  friendlyLocationName: string | null;
}

const overlaps = (chosen: readonly string[], input: readonly string[]): boolean =>
  chosen.length === 0 || chosen.some((value) => input.includes(value));

const getIds = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

/** A session past midnight ends after every time of its day. */
const fitsTimes = ({ startsAt, endsAt }: Filtered, { startTime, endTime }: TimetableFilters): boolean =>
  (startTime === null || getClock(startsAt.local) >= startTime) &&
  (endTime === null || endsAt.local <= `${getDate(startsAt.local)} ${endTime}:00`);

/** Whether a session is within the times, and has any of the instructors, any of the tags and any of the locations. */
export const fitsFilters = (item: Filtered, filters: TimetableFilters): boolean =>
  fitsTimes(item, filters) &&
  overlaps(filters.instructors, getIds(item.instructors)) &&
  overlaps(filters.tags, item.tags) &&
  overlaps(filters.locations, getIds(item.locations));

/** The sessions that fit the filters. */
export const filterTimetable = <Item extends Filtered>(items: readonly Item[], filters: TimetableFilters): Item[] =>
  items.filter((item) => fitsFilters(item, filters));

/** Whether a time is chosen, which then counts in place of the part of the day. */
export const isTimed = ({ startTime, endTime }: TimetableFilters): boolean => startTime !== null || endTime !== null;

/** The number of chosen filters, shown on the filter button; two times are one. */
export const countFilters = (filters: TimetableFilters): number =>
  (isTimed(filters) ? 1 : 0) + filters.instructors.length + filters.tags.length + filters.locations.length;
