import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';

/** How many wrong PINs in a row lock it. */
export const mostFailures = 5;

/**
 * Counts an attempt against a PIN before it is compared, in one statement: however many are tried at once, at most five
 * in a row are compared. Returns its hash and whether this attempt was the last one; undefined where there is no PIN, or
 * it is locked.
 */
export async function consumePinAttempt(
  db: Db,
  userId: number,
): Promise<{ pinHash: string; isLast: boolean } | undefined> {
  const counted = await db
    .updateTable('pins')
    .set({ failures: sql`failures + 1` })
    .where('userId', '=', userId)
    .where('failures', '<', mostFailures)
    .returning(['pinHash', 'failures'])
    .executeTakeFirst();
  return counted && { pinHash: counted.pinHash, isLast: counted.failures === mostFailures };
}

/** The PIN was right: the wrong ones before it do not count any more. */
export async function forgetPinFailures(db: Db, userId: number): Promise<void> {
  await db.updateTable('pins').set({ failures: 0 }).where('userId', '=', userId).execute();
}

/** Takes a PIN away. Returns whether there was one. */
export async function deletePin(db: Db, userId: number): Promise<boolean> {
  const deleted = await db.deleteFrom('pins').where('userId', '=', userId).returning('userId').executeTakeFirst();
  return deleted !== undefined;
}
