import { notFound } from 'next/navigation';
import { ApiError } from './api-error.ts';

/** Awaits a read and renders the page with status 404 when the backend answers 404. */
export async function orNotFound<Value>(read: Promise<Value>): Promise<Value> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) notFound();
    throw error;
  }
}
