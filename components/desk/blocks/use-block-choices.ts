import { useQuery } from '@tanstack/react-query';
import { useDesk } from '#components/desk/frame/desk-context.tsx';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { operationQuery } from '#lib/query/operation-query.ts';

/** How many days ahead are looked at for what a venue has. */
const days = 93;

/** The classes and courts of the desk's venue from a day (YYYY-MM-DD) on, and where they are. */
export function useBlockChoices(today: string) {
  const { venue } = useDesk();
  const { data, isError, refetch } = useQuery({
    ...operationQuery(browserApi, 'listOccurrenceFilters', {
      query: {
        startsAfter: `${today} 00:00:00`,
        startsBefore: `${daysAfter(today, days)} 00:00:00`,
        bookingTypes: ['classes', 'resources'],
        venueIds: [venue.id],
      },
    }),
    throwOnError: false,
  });
  return {
    activities: data?.categories.map(({ id, name }) => ({ value: id, label: name })),
    // The room itself; after it stand what it is part of.
    places: data?.locations.map(({ id, names: [name = ''] }) => ({ value: id, label: name })) ?? [],
    isError,
    retry: () => void refetch(),
  };
}
