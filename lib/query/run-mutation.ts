import type { MutationOptions, QueryClient } from '@tanstack/react-query';

/**
 * Runs one mutation and invalidates the reads that it makes stale, for an action that belongs to no single component.
 * Throws an `ApiError`.
 */
export const runMutation = <Data, Input>(
  client: QueryClient,
  write: MutationOptions<Data, Error, Input>,
  input: Input,
): Promise<Data> => client.getMutationCache().build(client, write).execute(input);
