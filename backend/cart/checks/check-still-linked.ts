import type { OpenCart } from '#backend/cart/choose-cart.ts';
import type { Context } from '#backend/context.ts';
import { isLinked, isStaffWith } from '#backend/customers/may-act-for.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';

/**
 * Nobody holds places again, nor takes uses of a package or benefit, for somebody who is not linked with them any more.
 * Throws `forbidden`.
 */
export async function checkStillLinked(
  { db, caller }: Pick<Context, 'caller'> & { db: Tx },
  { userId }: Pick<OpenCart, 'userId'>,
  forUserId: number | null,
): Promise<void> {
  if (userId === null || forUserId === null || forUserId === userId || isStaffWith(caller, 'sell')) return;
  if (!(await isLinked(db, userId, forUserId))) throw new DomainError('forbidden');
}
