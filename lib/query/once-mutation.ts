import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { OperationId } from '#contract/routes.ts';
import { ApiError } from '#lib/api/api-error.ts';
import type { Call, CallInput, Reply } from '#lib/api/call.ts';
import { isUnsettled } from '#lib/api/is-unsettled.ts';

/** The first part of the query key under which an idempotency key is kept; operation and input of the write follow. */
const attempt = 'idempotencyKey';

/** How long a write whose answer is unknown keeps its idempotency key, in milliseconds: shorter than a hold. */
const KEPT_MS = 10 * 60_000;

/** An add does not make an earlier unanswered add obsolete, so the earlier one keeps its idempotency key. */
const adds: ReadonlySet<unknown> = new Set<OperationId>(['addCartItems', 'addUserCartItems']);

/** Statuses that the server sends before it looks up the idempotency key: they tell nothing of an earlier attempt. */
const sentBeforeLookup: readonly number[] = [401, 429];

const isAnswered = (error: unknown): boolean =>
  !isUnsettled(error) && !(error instanceof ApiError && sentBeforeLookup.includes(error.status));

/** Whether the answer of a write with this very input is unknown. */
export const isUnanswered = <Id extends OperationId>(client: QueryClient, id: Id, input: CallInput<Id>): boolean =>
  client.getQueryCache().find({ queryKey: [attempt, id, input] }) !== undefined;

/** Ends the unanswered attempts of an operation: what is sent next is a new request. */
export const forgetAttempts = (client: QueryClient, id: OperationId): void =>
  client.removeQueries({ queryKey: [attempt, id] });

/**
 * Ends the attempts that a write makes obsolete: after a removal, adding the same again is a new request and not the
 * repetition of one that was never answered.
 */
const forgetObsolete = (client: QueryClient, id: OperationId): void =>
  client.removeQueries({
    queryKey: [attempt],
    predicate: ({ queryKey }) => !(adds.has(id) && adds.has(queryKey[1])),
  });

async function sendOnce<Id extends OperationId>(
  client: QueryClient,
  { call, id, input }: { call: Call; id: Id; input: CallInput<Id> },
): Promise<Reply<Id>> {
  const queryKey = [attempt, id, input];
  const idempotencyKey = await client.query({
    queryKey,
    queryFn: () => crypto.randomUUID(),
    staleTime: 'static',
    gcTime: KEPT_MS,
    networkMode: 'always',
  });
  const forget = () => client.removeQueries({ queryKey, exact: true });
  try {
    const reply = await call(id, input, { idempotencyKey });
    forget();
    forgetObsolete(client, id);
    return reply;
  } catch (error) {
    if (isAnswered(error)) forget();
    throw error;
  }
}

/**
 * The mutation of a write that must not be carried out twice. Mutated again with the same input while its answer is
 * unknown it sends the same idempotency key, and gets the reply of the first time (docs/product.md#idempotency).
 */
export const onceMutation = <Id extends OperationId>(call: Call, id: Id) =>
  mutationOptions<Reply<Id>, Error, CallInput<Id>>({
    mutationKey: [id],
    mutationFn: (input, { client }) => sendOnce(client, { call, id, input }),
  });
