'use client';

import { useQueries, useQuery } from '@tanstack/react-query';
import type { OpenLine } from '#components/booking/model/open-papers.ts';
import { usePeople } from '#components/booking/person/use-people.ts';
import { restrictionQuery } from '#components/booking/queries/restriction.ts';
import type { AnsweredSection } from '#contract/activities/questions.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { authUserQuery } from '#lib/query/site-queries.ts';
import { getKnownPeople } from './model/known-people.ts';
import type { WaiverFacts } from './model/line-values.ts';
import { bookingQuery, previousAttendeesQuery } from './queries.ts';

interface LineFacts {
  /** The questions of the session with what was answered; none where none is open. */
  answered: readonly AnsweredSection[];
  getWaiverFacts: (restrictionId: string) => WaiverFacts;
}

type Reading = { facts: LineFacts } | { facts: null; isFailed: boolean; retry: () => void };

const getBookingId = ({ item }: OpenLine): string => ('bookingId' in item ? item.bookingId : '');

/**
 * Reads what a line asks, and whom the account knows. Without the list of these people everybody can be typed, so its
 * failure stops nobody.
 */
export function useLineFacts(line: OpenLine): Reading {
  const people = usePeople();
  const { session } = useSession();
  // Until it is known whom the account has, nobody would stand in the fields of the place that is theirs.
  const { isLoading: arePeopleLoading } = useQuery({
    ...authUserQuery(browserApi),
    throwOnError: false,
    enabled: session?.loggedIn === true,
  });
  const ids = [...new Set(line.waivers.map(({ restriction }) => restriction.id))];
  const booking = useQuery({
    ...bookingQuery(browserApi, getBookingId(line)),
    enabled: line.hasQuestions,
    throwOnError: false,
  });
  const waivers = useQueries({
    queries: ids.map((id) => ({ ...restrictionQuery(browserApi, id), throwOnError: false })),
  });
  const previous = useQueries({
    queries: ids.map((id) => ({ ...previousAttendeesQuery(browserApi, id), throwOnError: false })),
  });
  const needed = [...(line.hasQuestions ? [booking] : []), ...waivers];
  const isRead =
    needed.every(({ data }) => data !== undefined) &&
    previous.every(({ isPending }) => !isPending) &&
    !arePeopleLoading;
  if (!isRead) {
    const retry = () => needed.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch());
    return { facts: null, isFailed: needed.some(({ isError }) => isError), retry };
  }
  return {
    facts: {
      answered: line.hasQuestions ? (booking.data?.customQuestionSections ?? []) : [],
      getWaiverFacts: (restrictionId) => {
        const index = ids.indexOf(restrictionId);
        return {
          sections: waivers[index]?.data?.customQuestionSections ?? [],
          known: getKnownPeople(previous[index]?.data ?? [], people),
        };
      },
    },
  };
}
