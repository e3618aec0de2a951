import { ApiError } from './api-error.ts';

const mostRetries = 3;

/**
 * Whether a failed read is retried (docs/product.md#messages): never after 400, 401, 403, 404, 409, 422 or 429, at most
 * three times after any other failure.
 */
export function shouldRetry(failedTimes: number, error: unknown): boolean {
  const hopeless = error instanceof ApiError && !error.retryable;
  return !hopeless && failedTimes < mostRetries;
}
