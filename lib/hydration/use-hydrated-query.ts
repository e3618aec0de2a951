import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useIsHydrated } from '#lib/browser/use-is-hydrated.ts';

/**
 * `useQuery` for data that the server does not prefetch and several parts of a page read. Each part knows the reply only
 * once it is hydrated: a part that is hydrated after another one has read it would differ from the server's HTML.
 */
export function useHydratedQuery<Data, Key extends QueryKey>(options: UseQueryOptions<Data, Error, Data, Key>) {
  const isHydrated = useIsHydrated();
  const { data, error, refetch } = useQuery(options);
  const known = isHydrated ? { data, error } : { data: undefined, error: null };
  return { ...known, isError: known.error !== null, refetch };
}
