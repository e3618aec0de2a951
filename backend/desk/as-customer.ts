import type { Context } from '#backend/context.ts';

/** The call as it concerns the chosen customer; with nobody chosen the walk-in, not the member of staff. */
export function asCustomer(context: Context): Context {
  const { caller, actingUserId } = context;
  return { ...context, actingUserId: actingUserId === caller?.userId ? null : actingUserId };
}
