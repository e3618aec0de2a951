import { isFailedRead } from './is-failed-read.ts';

/**
 * What a read answers; null where the answer is that there is nothing to read, as not found, refused or signed out.
 * Throws the error of a read that failed: what it would have told is unknown.
 */
export async function answerOrNull<Reply>(reading: Promise<Reply>): Promise<Reply | null> {
  try {
    return await reading;
  } catch (error) {
    if (isFailedRead(error)) throw error;
    return null;
  }
}
