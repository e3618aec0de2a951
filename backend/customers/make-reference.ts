import type { Context } from '#backend/context.ts';
import { isUniqueViolation } from '#backend/db/connection/error-codes.ts';

/** Attempts at a random reference, in case somebody has it already. */
const attempts = 5;

/** A random reference of nine digits; the database keeps references unique. */
export function makeReference(ids: Context['ids']): string {
  const figures = Number.parseInt(ids.uuid().replaceAll('-', '').slice(0, 12), 16) % 900_000_000;
  return String(100_000_000 + figures);
}

/** Runs `insert` with a random reference, again with another one while somebody has it already. */
export async function withReference<Result>(
  ids: Context['ids'],
  insert: (reference: string) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await insert(makeReference(ids));
    } catch (error) {
      if (attempt === attempts || !isUniqueViolation(error, 'users_reference_unique')) throw error;
    }
  }
}
