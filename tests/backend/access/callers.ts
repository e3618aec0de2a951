import { getPath, isWrapped, type Route } from '#contract/routes.ts';
import type { Sent } from '#tests/support/backend.ts';
import type { Scene } from './scene.ts';

/** Everybody there is, seen from Robin, whose things are asked for. */
export const callers = ['guest', 'stranger', 'owner', 'linked', 'idle', 'reader', 'seller', 'refunder'] as const;
export type CallerName = (typeof callers)[number];

type Body = Record<string, unknown>;

export interface Call {
  params?: Record<string, string | number>;
  query?: string;
  body?: Body;
  /** Says for whom: `X-Selected-User-Id` is Robin, unless Robin calls. */
  forRobin?: true;
}

export interface Row {
  /** Who gets past the question whether they may. The others get 401, 403 or 404. */
  may: readonly CallerName[];
  call: (scene: Scene) => Call;
}

/** The request of an operation, as one of the callers sends it. */
export function getRequest(
  route: Route,
  { params = {}, query = '', body, forRobin }: Call,
  scene: Scene,
  caller: CallerName,
): [string, Sent] {
  const path = getPath(route).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? 'unknown'));
  const token = scene.tokens[caller];
  const selected: Record<string, string> =
    forRobin === true && caller !== 'owner' ? { 'X-Selected-User-Id': String(scene.robin.id) } : {};
  const payload = body ?? {};
  const content = isWrapped(route) ? { data: payload } : payload;
  const sent = { method: route.method, headers: selected, ...(token !== undefined && { token }) };
  return [`${path}${query}`, route.method === 'GET' ? sent : { ...sent, body: content }];
}
