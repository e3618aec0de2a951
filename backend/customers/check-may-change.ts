import { checkMayActFor, isStaffWith } from '#backend/acting/may-act-for.ts';
import type { Context } from '#backend/context.ts';
import { DomainError } from '#backend/failure.ts';
import { type AccountRow, readUser } from './store.ts';

/** Whether nobody logs in as this person. */
export const hasNoLogIn = ({ email, passwordHash }: Pick<AccountRow, 'email' | 'passwordHash'>): boolean =>
  email === null && passwordHash === null;

/** Throws `forbidden` where anybody but themself changes the account of a member of staff (docs/product.md#staff). */
export function checkNotOtherStaff(
  { caller }: Pick<Context, 'caller'>,
  user: Pick<AccountRow, 'id' | 'isStaff'>,
): void {
  if (user.isStaff && caller?.userId !== user.id) throw new DomainError('forbidden');
}

/**
 * The person, whose details the caller may change: their own, as staff with `sell` those of a customer, and those of a
 * linked person without a log-in. Throws `forbidden`, and `not_found` for staff who name nobody.
 */
export async function checkMayChange(context: Context, userId: number): Promise<AccountRow> {
  await checkMayActFor(context, userId, 'sell');
  const user = await readUser(context.db, userId);
  checkNotOtherStaff(context, user);
  const { caller } = context;
  const isOwn = caller?.userId === userId || isStaffWith(caller, 'sell');
  if (!isOwn && !hasNoLogIn(user)) throw new DomainError('forbidden');
  return user;
}

/** Whether the caller may read everything about a person whom they may change. */
export function mayReadAll({ caller }: Context, user: AccountRow): boolean {
  return (
    caller?.userId === user.id || isStaffWith(caller, 'customers') || (hasNoLogIn(user) && caller?.isStaff === false)
  );
}
