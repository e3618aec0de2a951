import type { TicketSelection } from '#components/timetable/tickets/ticket-selection.ts';
import { isObject } from '#contract/rules/is-object.ts';
import { getClock, getDate } from '#contract/rules/wall-time.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';

const isTexts = (input: unknown): boolean => Array.isArray(input) && input.every((text) => typeof text === 'string');

/** The chosen session or court; null for none. */
export const isSessionId = (input: unknown): input is OccurrenceSummary['id'] | null =>
  input === null || typeof input === 'string' || typeof input === 'number';

/** The chosen length of play in minutes; null for none. */
export const isLength = (input: unknown): input is number | null => input === null || typeof input === 'number';

/** Whether what was kept are filters of this shape. */
export const isFilters = (input: unknown): input is TimetableFilters =>
  isObject(input) &&
  [input.startTime, input.endTime].every((time) => time === null || typeof time === 'string') &&
  [input.instructors, input.tags, input.locations].every(isTexts);

interface TicketChoice {
  chosenId: OccurrenceSummary['id'] | null;
  /** By the id of the session. */
  selections: Readonly<Record<string, TicketSelection>>;
}

export const nothingChosen: TicketChoice = { chosenId: null, selections: {} };

const isSelection = (input: unknown): boolean => isObject(input) && isObject(input.tickets) && isObject(input.extras);

/** Whether what was kept is a choice of tickets of this shape. */
export const isTicketChoice = (input: unknown): input is TicketChoice =>
  isObject(input) &&
  isSessionId(input.chosenId) &&
  isObject(input.selections) &&
  Object.values(input.selections).every(isSelection);

interface Choice {
  id: string;
  name: string;
}

/** What the sessions of a day can be filtered by. */
export interface FilterChoices {
  /** The half hours, HH:MM, in which a session starts, each by its beginning; empty where all start in one. */
  starts: readonly string[];
  /** The half hours, HH:MM, in which a session ends, each by its end; empty where all start in one half hour. */
  ends: readonly string[];
  instructors: readonly Choice[];
  tags: readonly string[];
  /** Empty where there is one alone. */
  locations: readonly Choice[];
}

const byName = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

const unique = (texts: readonly string[]): string[] => [...new Set(texts)].toSorted();

const startOfHalfHour = (clock: string): string => `${clock.slice(0, 3)}${clock.slice(3) < '30' ? '00' : '30'}`;

const endOfHalfHour = (clock: string): string => {
  const [hour, minute] = [clock.slice(0, 2), clock.slice(3)];
  if (minute === '00') return clock;
  return minute <= '30' ? `${hour}:30` : `${String(Number(hour) + 1).padStart(2, '0')}:00`;
};

/** The ends before midnight: no other leaves a session out. */
const getEnd = ({ startsAt, endsAt }: Filtered): string[] => {
  const end = endOfHalfHour(getClock(endsAt.local));
  return getDate(endsAt.local) === getDate(startsAt.local) && end < '24:00' ? [end] : [];
};

/** A location is called as the sessions call it that are there alone, where all call it alike, else by its usual name. */
const getLocations = (items: readonly Filtered[]): Choice[] => {
  const names = new Map<string, { usual: string; friendly: Set<string | null> }>();
  for (const { locations, friendlyLocationName } of items) {
    for (const { id, names: usual } of locations) {
      const found = names.get(id) ?? { usual: usual[0] ?? '', friendly: new Set() };
      if (locations.length === 1) found.friendly.add(friendlyLocationName);
      names.set(id, found);
    }
  }
  const choices = [...names].map(([id, { usual, friendly }]) => {
    const [only = null, ...others] = friendly;
    return { id, name: others.length === 0 && only !== null ? only : usual };
  });
  return choices.length > 1 ? choices.toSorted((a, b) => byName(a.name, b.name)) : [];
};

/** The filter options of these sessions, without duplicates: times in order, others by name. */
export const filterChoices = (items: readonly Filtered[]): FilterChoices => {
  const instructors = new Map(items.flatMap((item) => item.instructors.map((ref) => [ref.id, ref] as const)));
  const starts = unique(items.map(({ startsAt }) => startOfHalfHour(getClock(startsAt.local))));
  const hasTimes = starts.length > 1;
  return {
    starts: hasTimes ? starts : [],
    ends: hasTimes ? unique(items.flatMap(getEnd)) : [],
    instructors: [...instructors.values()].toSorted((a, b) => byName(a.name, b.name)),
    tags: [...new Set(items.flatMap((item) => item.tags))].toSorted(byName),
    locations: getLocations(items),
  };
};

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
