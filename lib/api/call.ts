import type { z } from 'zod';
import type { Endpoint, InputSchema } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { Envelope } from '#contract/envelope.ts';
import type { OperationId } from '#contract/routes.ts';

type Schema<E extends Endpoint, Part extends 'params' | 'query' | 'body'> = NonNullable<E[Part]>;
type RequiredKeys<S extends z.ZodType> = {
  [Key in keyof z.input<S>]-?: undefined extends z.input<S>[Key] ? never : Key;
}[keyof z.input<S>];
/** The parsed values of a schema; those for which the schema has a default or accepts nothing are optional. */
type Values<S extends z.ZodType> = {
  [Key in RequiredKeys<S> & keyof z.output<S>]: z.output<S>[Key];
} & { [Key in Exclude<keyof z.output<S>, RequiredKeys<S>>]?: z.output<S>[Key] | null };

type InputPart<S extends z.ZodType, Part extends string, Value> = InputSchema extends S
  ? { [Key in Part]?: never }
  : Record<never, never> extends Value
    ? { [Key in Part]?: Value }
    : { [Key in Part]: Value };

/** The input of a call: those of path parameters, query and body that it has, in camelCase. */
export type CallInput<Id extends OperationId> = InputPart<
  Schema<Endpoints[Id], 'params'>,
  'params',
  { [Key in keyof z.output<Schema<Endpoints[Id], 'params'>>]: string | number }
> &
  InputPart<Schema<Endpoints[Id], 'query'>, 'query', Values<Schema<Endpoints[Id], 'query'>>> &
  InputPart<Schema<Endpoints[Id], 'body'>, 'body', z.input<Schema<Endpoints[Id], 'body'>>>;

export type CallData<Id extends OperationId> = z.output<Endpoints[Id]['data']>;
/** A success: `data` with its message, pagination, sorting and checksum, where the call has them. */
export type Reply<Id extends OperationId> = Envelope<CallData<Id>>;

export interface CallOptions {
  signal?: AbortSignal;
  /** The idempotency key of one user action. A write without one gets a new key. */
  idempotencyKey?: string;
}

/** Makes one call of the contract. Throws an `ApiError` for everything that is not a success. */
export type Call = <Id extends OperationId>(id: Id, input: CallInput<Id>, options?: CallOptions) => Promise<Reply<Id>>;
