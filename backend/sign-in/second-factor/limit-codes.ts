import type { Context } from '#backend/context.ts';

const name = 'second factor code';

/**
 * Counts a code that somebody signed in enters: ten wrong ones in 15 minutes, then 429. Returns a function that takes
 * the count back for a right one.
 */
export async function limitCodes({ limits }: Context, userId: number): Promise<() => Promise<void>> {
  const key = String(userId);
  await limits.consume(name, key, { limit: 10, windowSeconds: 15 * 60 });
  return () => limits.undoHit(name, key);
}
