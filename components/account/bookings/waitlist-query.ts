import { queryOptions } from '@tanstack/react-query';
import type { Person } from '#components/booking/person/people.ts';
import type { WaitlistEntry } from '#contract/timetable/waitlist.ts';
import type { Call } from '#lib/api/call.ts';

/** A place on a waitlist, and whose it is. */
export interface Waiting {
  entry: WaitlistEntry;
  person: Person;
}

/** Where the people of an account wait or are offered a place, by start. */
export const waitlistQuery = (call: Call, people: readonly Person[]) =>
  queryOptions({
    queryKey: ['listUserWaitlist', 'people', people.map(({ id }) => id)],
    queryFn: async ({ signal }): Promise<Waiting[]> => {
      const replies = await Promise.all(
        people.map(async (person) => {
          const { data } = await call('listUserWaitlist', { params: { userId: person.id } }, { signal });
          return data.map((entry) => ({ entry, person }));
        }),
      );
      return replies
        .flat()
        .filter(({ entry: { status } }) => status === 'waiting' || status === 'offered')
        .toSorted((one, other) => one.entry.startsAt.utc.localeCompare(other.entry.startsAt.utc));
    },
    enabled: people.length > 0,
    throwOnError: false,
  });
