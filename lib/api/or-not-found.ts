import { notFound } from 'next/navigation';
import { ApiError } from './api-error.ts';

/** Waits for a read; where the backend says 404, the page is a true 404 too. */
export async function orNotFound<Value>(read: Promise<Value>): Promise<Value> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) notFound();
    throw error;
  }
}
