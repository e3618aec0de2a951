import { ApiError } from './api-error.ts';

const mostRetries = 3;

/**
 * Whether a failed read is tried again (docs/product.md#messages): never after 400, 401, 403, 404, 409, 422 or 429, at
 * most three times after anything else.
 */
export function shouldRetry(failedTimes: number, error: unknown): boolean {
  const hopeless = error instanceof ApiError && !error.retryable;
  return !hopeless && failedTimes < mostRetries;
}
