import { isWrapped, getPath, type Route } from '#contract/routes/route.ts';
import { toWire } from '#contract/wire.ts';

type Plain = string | number | boolean;
type QueryValue = Plain | readonly Plain[] | null | undefined;

/** The parts of the input of any call. */
export interface AnyInput {
  params?: Record<string, string | number>;
  query?: Record<string, QueryValue>;
  body?: unknown;
}

export interface BuiltRequest {
  /** Path and query below the origin. */
  target: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
}

function fillPath(path: string, params: Record<string, string | number>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}

function getSearch(query: Record<string, QueryValue>): string {
  const search = new URLSearchParams();
  const wire = toWire(query) as typeof query;
  for (const [key, value] of Object.entries(wire)) {
    for (const one of [value].flat()) if (one !== undefined && one !== null) search.append(key, String(one));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** Builds the HTTP request of a call: path, snake_case query and body, and for writes an idempotency key. */
export function buildRequest(route: Route, input: AnyInput, idempotencyKey?: string): BuiltRequest {
  const target = fillPath(getPath(route), input.params ?? {}) + getSearch(input.query ?? {});
  const headers: Record<string, string> = { accept: 'application/json' };
  if (route.method === 'GET') return { target, method: route.method, headers };
  headers['idempotency-key'] = idempotencyKey ?? crypto.randomUUID();
  if (route.method === 'DELETE' || input.body === undefined) return { target, method: route.method, headers };
  headers['content-type'] = 'application/json';
  const body = toWire(input.body);
  return { target, method: route.method, headers, body: JSON.stringify(isWrapped(route) ? { data: body } : body) };
}
