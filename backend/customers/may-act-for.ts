import type { Context } from '../context.ts';
import { notFound, Refusal } from '../failure.ts';

/** The largest id that the database can hold. */
const maxUserId = 2_147_483_647;

type Acting = Pick<Context, 'db' | 'caller'>;

async function isLinked(db: Acting['db'], userId: number, referencedUserId: number): Promise<boolean> {
  if (referencedUserId > maxUserId) return false;
  const link = await db
    .selectFrom('linkedUsers')
    .where('userId', '=', userId)
    .where('referencedUserId', '=', referencedUserId)
    .where('status', '=', 'successful')
    .select('id')
    .executeTakeFirst();
  return link !== undefined;
}

async function checkExists(db: Acting['db'], userId: number): Promise<void> {
  const user = await db.selectFrom('users').where('id', '=', userId).select('id').executeTakeFirst();
  if (user === undefined) throw notFound();
}

/**
 * Throws `forbidden` unless the person is the caller, linked to the caller, or the caller is staff with `permission`:
 * `customers` to read, `sell` to write (API 1.5). Throws `not_found` for staff who name nobody.
 */
export async function checkMayActFor(
  { db, caller }: Acting,
  userId: number,
  permission: 'customers' | 'sell' = 'customers',
): Promise<void> {
  if (caller === null) throw new Refusal('unauthenticated');
  if (caller.userId === userId) return;
  if (caller.isStaff && caller.permissions.includes(permission)) return checkExists(db, userId);
  if (!(await isLinked(db, caller.userId, userId))) throw new Refusal('forbidden');
}
