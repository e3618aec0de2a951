import type { MutationOptions, QueryClient } from '@tanstack/react-query';

/**
 * Makes one write and renews what it made stale, for an action that belongs to no single component. Throws an
 * `ApiError`.
 */
export const runMutation = <Data, Input>(
  client: QueryClient,
  write: MutationOptions<Data, Error, Input>,
  input: Input,
): Promise<Data> => client.getMutationCache().build(client, write).execute(input);
