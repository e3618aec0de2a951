import type { BodyOf, DataOf, Endpoint, ParamsOf, QueryOf } from '#contract/endpoint.ts';
import type { Pagination } from '#contract/envelope.ts';
import type { Context } from './context.ts';

export interface Input<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
}

export interface Reply<Data> {
  data: Data;
  message?: string;
  pagination?: Pagination;
  sorting?: { sortBy: string; direction: 'ascending' | 'descending' };
  /** 202 for a payment whose result is not known yet, and for what is made later (docs/product.md#envelope). */
  status?: 200 | 202;
  /** Only of a raw reply that is a file: `data` is then its text or its bytes. One without a name is shown in place. */
  file?: { contentType: string; name?: string };
}

export interface Operation<E extends Endpoint = Endpoint> {
  endpoint: E;
  /** A method, not a property: methods are bivariant, so operations of different endpoints fit in one table. */
  run(input: Input<E>, context: Context): Promise<Reply<DataOf<E>>>;
}

/** Binds an endpoint of the contract to the code that answers it. */
export function operation<E extends Endpoint>(endpoint: E, run: Operation<E>['run']): Operation<E> {
  return { endpoint, run };
}
