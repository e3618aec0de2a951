'use client';

import { useQueries } from '@tanstack/react-query';
import { usePeople } from '#components/booking/person/use-people.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import type { ClassPerson } from './class-choices.ts';

/** Everybody the customer may book for, each with the class and its price as they are for them. */
export function useClassPeople({ id }: OccurrenceSummary): ClassPerson[] {
  const people = usePeople();
  const sessions = useQueries({
    queries: people.map((person) => ({
      ...operationQuery(browserApi, 'getActivity', { params: { id }, query: { selectedUserId: person.id } }),
      throwOnError: false,
    })),
  });
  const prices = useQueries({
    queries: people.map((person) => ({
      ...operationQuery(browserApi, 'priceSessions', {
        body: { items: [{ sessionId: id, quantity: 1 }], selectedUserId: person.id },
      }),
      throwOnError: false,
    })),
  });
  return people.map((person, index) => ({
    person,
    session: sessions[index]?.data,
    price: prices[index]?.data?.items[0]?.each,
  }));
}
