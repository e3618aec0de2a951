import { z } from 'zod';
import type { Context } from '#backend/context.ts';
import { operation, type Operation, type Reply } from '#backend/operation.ts';
import { endpoint } from '#contract/endpoint.ts';
import type { Access, Route, RouteFields } from '#contract/routes/route.ts';

type Values = Record<string, unknown>;
type Run = (input: { params: Values; query: Values; body: Values }, context: Context) => Promise<Reply<unknown>>;

type Shape = Partial<RouteFields> &
  (Access | { who?: never }) & {
    params?: z.ZodObject;
    query?: z.ZodObject;
    body?: z.ZodObject;
  };
type Thing = Shape & { data?: z.ZodType; run?: Run };

/** A made-up operation: by default `GET /api/activities/things`, for anyone, not cached, with null as its data. */
export function thing(options: Thing = {}): Operation {
  const { params, query, body, data = z.unknown(), run = async () => ({ data: null }), ...route } = options;
  const fullRoute: Route = {
    method: 'GET',
    base: 'activities',
    path: '/things',
    who: 'anyone',
    cache: 'none',
    ...route,
  };
  return operation(endpoint({ route: fullRoute, params, query, body, data }), run);
}

/** An operation that returns its parsed input. */
export function echo(options: Shape = {}): Operation {
  return thing({
    ...options,
    data: z.object({ params: z.unknown(), query: z.unknown(), body: z.unknown(), acting: z.unknown() }),
    run: async ({ params, query, body }, { actingUserId }) => ({
      data: { params, query, body, acting: actingUserId },
    }),
  });
}
