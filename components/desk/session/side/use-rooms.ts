import { useQuery } from '@tanstack/react-query';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { getDate } from '#contract/rules/wall-time.ts';
import type { Occurrence } from '#contract/timetable/occurrences.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { operationQuery } from '#lib/query/operation-query.ts';

/** How many days before and after a session its venue's rooms and instructors are looked for. */
const days = 28;

export interface Choice {
  id: string;
  name: string;
}

/** The session's own first: the list is longer than its box. */
const withCurrent = (current: readonly Choice[], found: readonly Choice[]): Choice[] => [
  ...current,
  ...found.filter(({ id }) => current.every((one) => one.id !== id)),
];

/** The rooms and instructors of the sessions of the venue around this one; its own are always among them. */
export function useRooms({ venue, startsAt, locations, instructors }: Occurrence) {
  const date = getDate(startsAt.local);
  const query = {
    source: 'foh' as const,
    startsAfter: `${daysAfter(date, -days)} 00:00:00`,
    startsBefore: `${daysAfter(date, days)} 00:00:00`,
    venueIds: [venue.id],
  };
  const { data, isError, refetch } = useQuery({
    ...operationQuery(browserApi, 'listOccurrenceFilters', { query }),
    throwOnError: false,
  });
  // The room itself; after it stand what it is part of.
  const toRoom = ({ id, names: [name = ''] }: Occurrence['locations'][number]): Choice => ({ id, name });
  return {
    rooms: data && withCurrent(locations.map(toRoom), data.locations.map(toRoom)),
    instructors: data && withCurrent(instructors, data.instructors),
    isError,
    retry: () => void refetch(),
  };
}
