import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { OperationId } from '#contract/routes.ts';
import type { Call, CallInput, Reply } from '#lib/api/call.ts';
import type { FailureMeta } from '#lib/browser/site-events.ts';

export type QueryKeyOf<Id extends OperationId> = readonly [Id, CallInput<Id>];

/** The query of one read, for the server's prefetch and the browser alike. Its data is the reply's `data`. */
export function operationQuery<Id extends OperationId>(call: Call, id: Id, input: CallInput<Id>, meta?: FailureMeta) {
  const queryKey: QueryKeyOf<Id> = [id, input];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => (await call(id, input, { signal })).data,
    meta,
  });
}

/** The mutation of one write; its variables are the call's input. Each `mutate` has an idempotency key of its own. */
export function operationMutation<Id extends OperationId>(call: Call, id: Id, meta?: FailureMeta) {
  return mutationOptions<Reply<Id>, Error, CallInput<Id>>({
    mutationKey: [id],
    mutationFn: (input) => call(id, input),
    meta,
  });
}
