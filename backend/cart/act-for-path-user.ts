import type { Context } from '#backend/context.ts';
import { checkMayActFor } from '#backend/customers/may-act-for.ts';

interface PathUser {
  /** The user in the path. */
  userId: number;
  /** `selected_user_id` of query or body, checked already. */
  selectedUserId: number | undefined;
}

/**
 * The context of a call below `/users/{userId}/carts`: a linked user in the path is acted for; with the caller in the
 * path the usual rule holds. Throws `forbidden` for a stranger.
 */
export async function actForPathUser(context: Context, { userId, selectedUserId }: PathUser): Promise<Context> {
  await checkMayActFor(context, userId, 'sell');
  const isCaller = userId === context.caller?.userId;
  return isCaller || selectedUserId !== undefined ? context : { ...context, actingUserId: userId };
}
