import { disruptionDigest } from '#lib/api/disruption-digest.ts';

/** Statuses of a failed call by which the backend is down or closed; 0 is no answer at all. */
const down: readonly unknown[] = [0, 502, 503, 504];

/**
 * Marks the headers of a request that failed. The web server and Next's bundle each load a copy of this module, so the
 * mark is on the object that both have, under a symbol that both know.
 */
const disrupted = Symbol.for('touchline.disrupted');

function isDisruption(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { digest, name, status } = error as { digest?: unknown; name?: unknown; status?: unknown };
  return digest === disruptionDigest || (name === 'ApiError' && down.includes(status));
}

/** Notes that a request, known by its headers, failed because the service is down, if it did. */
export function noteDisruption(error: unknown, headers: object): void {
  if (isDisruption(error)) Object.assign(headers, { [disrupted]: true });
}

/** Whether a request failed because the service is down. */
export const wasDisrupted = (headers: object): boolean => disrupted in headers;
