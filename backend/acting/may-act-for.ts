import { recordAudit } from '#backend/audit/record-audit.ts';
import type { Caller, Context } from '#backend/context.ts';
import { notFound, DomainError } from '#backend/failure.ts';

/** The person whose data is asked for: the acting user. Throws `unauthenticated` when there is none. */
export function requireActingUser({ actingUserId }: Pick<Context, 'actingUserId'>): number {
  if (actingUserId === null) throw new DomainError('unauthenticated');
  return actingUserId;
}

/** The largest id that the database can hold. */
const maxUserId = 2_147_483_647;

export type Acting = Pick<Context, 'db' | 'caller' | 'clock' | 'requestId'>;
export type StaffPermission = 'customers' | 'sell';

/** Whether an account has a link of this status to a person. */
export async function hasLink(
  db: Acting['db'],
  userId: number,
  referencedUserId: number,
  status: 'successful' | 'pending',
): Promise<boolean> {
  const link = await db
    .selectFrom('linkedUsers')
    .where('userId', '=', userId)
    .where('referencedUserId', '=', referencedUserId)
    .where('status', '=', status)
    .select('id')
    .executeTakeFirst();
  return link !== undefined;
}

/** Whether the first person may act for the second. */
export async function isLinked(db: Acting['db'], userId: number, referencedUserId: number): Promise<boolean> {
  return referencedUserId <= maxUserId && hasLink(db, userId, referencedUserId, 'successful');
}

async function checkExists(db: Acting['db'], userId: number): Promise<void> {
  const user = await db.selectFrom('users').where('id', '=', userId).select('id').executeTakeFirst();
  if (user === undefined) throw notFound();
}

/** Whether the caller is staff with this permission: `customers` to read a customer's data, `sell` to change it. */
export function isStaffWith(caller: Caller | null, permission: StaffPermission): boolean {
  return caller?.isStaff === true && caller.permissions.includes(permission);
}

/** Lets staff access a customer's data, and writes an audit event before anything is read or changed. */
async function admitStaff(context: Acting, userId: number, permission: StaffPermission): Promise<void> {
  await checkExists(context.db, userId);
  await recordAudit(context.db, context, {
    action: permission === 'sell' ? 'customer_acted_for' : 'customer_read',
    subjectType: 'user',
    subjectId: String(userId),
  });
}

/**
 * Throws `forbidden` unless the person is the caller, linked to the caller, or the caller is staff with `permission`:
 * `customers` to read, `sell` to write (docs/product.md#staff). Throws `not_found` for staff who name nobody.
 */
export async function checkMayActFor(
  context: Acting,
  userId: number,
  permission: StaffPermission = 'customers',
): Promise<void> {
  const { db, caller } = context;
  if (caller === null) throw new DomainError('unauthenticated');
  if (caller.userId === userId) return;
  if (isStaffWith(caller, permission)) return admitStaff(context, userId, permission);
  if (!(await isLinked(db, caller.userId, userId))) throw new DomainError('forbidden');
}
