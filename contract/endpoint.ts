import type { z } from 'zod';
import type { Route } from './routes/route.ts';

/** The schema of an input: an object read from the path, the query or the body. */
export type InputSchema = z.ZodType<Record<string, unknown>>;

export interface Endpoint<
  Params extends InputSchema = InputSchema,
  Query extends InputSchema = InputSchema,
  Body extends InputSchema = InputSchema,
  Data extends z.ZodType = z.ZodType,
> {
  route: Route;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The `data` of a success reply. */
  data: Data;
}

/** Declares one call: its route from the table, what goes in and what comes out. */
export function endpoint<
  Params extends InputSchema = InputSchema,
  Query extends InputSchema = InputSchema,
  Body extends InputSchema = InputSchema,
  Data extends z.ZodType = z.ZodType,
>(declaration: Endpoint<Params, Query, Body, Data>): Endpoint<Params, Query, Body, Data> {
  return declaration;
}

export type ParamsOf<E extends Endpoint> = z.output<NonNullable<E['params']>>;
export type QueryOf<E extends Endpoint> = z.output<NonNullable<E['query']>>;
export type BodyOf<E extends Endpoint> = z.output<NonNullable<E['body']>>;
export type DataOf<E extends Endpoint> = z.output<E['data']>;
