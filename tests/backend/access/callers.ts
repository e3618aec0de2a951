import { getPath, isWrapped, type Route } from '#contract/routes/route.ts';
import type { Sent } from '#tests/support/backend.ts';
import type { Scene } from './scene.ts';

/** All kinds of callers, by their relation to Robin, whose data the calls ask for; a link by its state. */
export const callers = [
  'guest',
  'stranger',
  'owner',
  'linked',
  'pending',
  'revoked',
  'cancelled',
  'idle',
  'reader',
  'seller',
  'refunder',
  'manager',
] as const;
export type CallerName = (typeof callers)[number];

type Body = Record<string, unknown>;

export interface Call {
  params?: Record<string, string | number>;
  query?: string;
  body?: Body;
  /** Adds `X-Selected-User-Id` for Robin, unless Robin is the caller. */
  forRobin?: true;
}

export interface Row {
  /** The callers who pass the access check. The others get 401, 403 or 404. */
  may: readonly CallerName[];
  call: (scene: Scene) => Call;
}

/** The request of an operation, as sent by one of the callers. */
export function getRequest(
  route: Route,
  { params = {}, query = '', body, forRobin }: Call,
  scene: Scene,
  caller: CallerName,
): [string, Sent] {
  const path = getPath(route).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? 'unknown'));
  const token = scene.tokens[caller];
  const selectedUserHeader: Record<string, string> =
    forRobin === true && caller !== 'owner' ? { 'X-Selected-User-Id': String(scene.robin.id) } : {};
  const payload = body ?? {};
  const content = isWrapped(route) ? { data: payload } : payload;
  const sentRequest = { method: route.method, headers: selectedUserHeader, ...(token !== undefined && { token }) };
  return [`${path}${query}`, route.method === 'GET' ? sentRequest : { ...sentRequest, body: content }];
}
