import { ApiError } from './api-error.ts';

/** Whether a write that failed so may have been carried out all the same, or still be. */
export const isUnsettled = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.code === 'idempotency_in_progress';
