import { disruptionDigest } from '#lib/api/disruption-digest.ts';

/** Statuses of a failed call which mean that the backend is down or closed; 0 means no response. */
const down: readonly unknown[] = [0, 502, 503, 504];

/**
 * Marks the headers of a failed request. The web server and Next's bundle each load a copy of this module, so the mark
 * is a property of the shared headers object, under a symbol from the global registry.
 */
const disrupted = Symbol.for('touchline.disrupted');

function isDisruption(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { digest, name, status } = error as { digest?: unknown; name?: unknown; status?: unknown };
  return digest === disruptionDigest || (name === 'ApiError' && down.includes(status));
}

/** Marks a request, identified by its headers object, as failed because the service is down, if the error says so. */
export function noteDisruption(error: unknown, headers: object): void {
  if (isDisruption(error)) Object.assign(headers, { [disrupted]: true });
}

/** Whether a request failed because the service is down. */
export const wasDisrupted = (headers: object): boolean => disrupted in headers;
