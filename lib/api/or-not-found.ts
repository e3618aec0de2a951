import { ApiError } from './api-error.ts';
import { pageNotFound } from './page-not-found.ts';

/** Awaits a read of a page; throws `PageNotFound` when the backend answers 404. */
export async function orNotFound<Value>(read: Promise<Value>): Promise<Value> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) pageNotFound();
    throw error;
  }
}
