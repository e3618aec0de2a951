import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { OperationId } from '#contract/routes.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { isUnsettled } from '#lib/api/is-unsettled.ts';
import { shouldRetry } from '#lib/api/retry.ts';
import type { FailureMeta } from '#lib/browser/site-events.ts';
import { invalidates } from './invalidates.ts';

export interface QueryClientSettings {
  /** No retries on the server. */
  isServer: boolean;
  /** Called when a query or mutation with a failure message fails. */
  onFailure?: (meta: FailureMeta, error: Error) => void;
  /** Called when the backend no longer knows the token (docs/product.md#log-in). */
  onUnauthenticated?: () => void;
  /** Called when the site is in maintenance. */
  onMaintenance?: () => void;
}

/** `staleTime` of queries, in milliseconds; above zero, so that hydrated data is not fetched again. */
const staleTime = 5000;

const isOperation = (key: unknown): key is OperationId => typeof key === 'string' && key in invalidates;

/**
 * Failures that a page shows in place and that do not reach its error boundary: signed out (which reloads), not found,
 * conflict, invalid (docs/product.md#messages).
 */
const shownInPlace = [401, 404, 409, 422];

function reachesBoundary(error: Error, hasData: boolean): boolean {
  return !hasData && !(error instanceof ApiError && shownInPlace.includes(error.status));
}

function staleAfter(mutationKey: readonly unknown[] | undefined): readonly OperationId[] {
  const [id] = mutationKey ?? [];
  return isOperation(id) ? (invalidates[id] ?? []) : [];
}

/** Creates the query client: retries by `shouldRetry`, events for failures, and invalidation of reads after writes that were or may have been carried out. */
export function makeQueryClient(settings: QueryClientSettings): QueryClient {
  const onError = (error: Error, meta: FailureMeta | undefined) => {
    if (error instanceof ApiError && error.status === 401) settings.onUnauthenticated?.();
    if (error instanceof ApiError && error.code === 'maintenance') settings.onMaintenance?.();
    if (meta?.errorTitle || meta?.errorMessage) settings.onFailure?.(meta, error);
  };
  const readAgain = (mutationKey: readonly unknown[] | undefined) => {
    const stale = staleAfter(mutationKey);
    if (stale.length === 0) return;
    return client.invalidateQueries({ predicate: ({ queryKey }) => stale.some((id) => id === queryKey[0]) });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onError(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _onMutateResult, mutation) => {
        onError(error, mutation.meta);
        if (isUnsettled(error)) void readAgain(mutation.options.mutationKey);
      },
      onSuccess: (_data, _variables, _onMutateResult, mutation) => readAgain(mutation.options.mutationKey),
    }),
    defaultOptions: {
      queries: {
        staleTime,
        retry: settings.isServer ? false : shouldRetry,
        throwOnError: (error, query) => reachesBoundary(error, query.state.data !== undefined),
      },
      // Without a connection a write fails at once: by default it would wait unseen, and be sent when nobody expects it.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
