import type { Context } from '#backend/context.ts';
import { DomainError } from '#backend/failure.ts';

/** The person whose data is asked for: the acting user. Throws `unauthenticated` when there is none. */
export function requireActingUser({ actingUserId }: Pick<Context, 'actingUserId'>): number {
  if (actingUserId === null) throw new DomainError('unauthenticated');
  return actingUserId;
}
