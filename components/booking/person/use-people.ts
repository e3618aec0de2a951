import { useQuery } from '@tanstack/react-query';
import { browserApi } from '#lib/api/browser-api.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { authUserQuery } from '#lib/query/site-queries.ts';
import { getPeople, type Person } from './people.ts';

/** Whom the customer may book for, themself first; empty until that is known. */
export function usePeople(): Person[] {
  const { session } = useSession();
  const { data } = useQuery({
    ...authUserQuery(browserApi),
    throwOnError: false,
    enabled: session?.loggedIn === true,
  });
  return data === undefined ? [] : getPeople(data);
}
