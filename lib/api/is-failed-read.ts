import { ApiError } from './api-error.ts';

/**
 * Whether a read failed, so that what it would have told is unknown. Not found, refused and invalid are answers: a page
 * that shows them is complete.
 */
export function isFailedRead(error: unknown): boolean {
  const isAnswer = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
  return !isAnswer;
}
