import type { Context } from '#backend/context.ts';
import { DomainError } from '#backend/failure.ts';

/**
 * Whose account an onboarding is for: a new one, that of the caller, or that of the customer whom staff have chosen.
 * Throws `forbidden` for staff without `sell`, and for a customer who names somebody else.
 */
export type Joiner = { kind: 'new'; byStaff: boolean } | { kind: 'known'; userId: number };

export function findJoiner({ caller, actingUserId }: Context): Joiner {
  if (caller === null) return { kind: 'new', byStaff: false };
  if (!caller.isStaff) return { kind: 'known', userId: caller.userId };
  if (!caller.permissions.includes('sell')) throw new DomainError('forbidden');
  const isChosen = actingUserId !== null && actingUserId !== caller.userId;
  return isChosen ? { kind: 'known', userId: actingUserId } : { kind: 'new', byStaff: true };
}
