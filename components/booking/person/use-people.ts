import { useQuery } from '@tanstack/react-query';
import { browserApi } from '#lib/api/browser-api.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { authUserQuery } from '#lib/query/site-queries.ts';
import { getPeople, type Person } from './people.ts';

function useOwnRead() {
  const { session } = useSession();
  return useQuery({ ...authUserQuery(browserApi), throwOnError: false, enabled: session?.loggedIn === true });
}

/** Whom the customer may book for, themself first; empty until that is known. */
export function usePeople(): Person[] {
  const { data } = useOwnRead();
  return data === undefined ? [] : getPeople(data);
}

/** Reads again whom the customer may book for; null unless that could not be read. */
export function useReadPeopleAgain(): (() => void) | null {
  const { data, isError, refetch } = useOwnRead();
  return isError && data === undefined ? () => void refetch() : null;
}
