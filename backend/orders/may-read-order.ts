import type { Context } from '#backend/context.ts';
import { checkMayActFor, isStaffWith } from '#backend/customers/may-act-for.ts';

export interface OrderOwner {
  userId: number | null;
  staffUserId: number | null;
}

/** Whether an order is the caller's: a customer's own, a staff member's own counter sale, or anybody's for staff with `customers`. */
export async function mayReadOrder(context: Context, { userId, staffUserId }: OrderOwner): Promise<boolean> {
  const { caller, actingUserId } = context;
  if (caller === null) return false;
  if (userId === caller.userId || (userId === null && staffUserId === caller.userId)) return true;
  if (!isStaffWith(caller, 'customers')) return false;
  if (userId !== null && userId !== actingUserId) await checkMayActFor(context, userId, 'customers');
  return true;
}
