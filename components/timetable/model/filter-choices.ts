import { getClock, getDate } from '#contract/rules/wall-time.ts';
import type { Filtered } from './timetable-filter.ts';

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
