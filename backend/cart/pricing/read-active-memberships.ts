import { isCurrent } from '#backend/customers/current-membership.ts';
import type { Db } from '#backend/db/schema.ts';

export interface ActiveMembership {
  membershipUserId: number;
  /** Of its type. */
  name: string;
}

/** The memberships that cover a person now, the oldest first. */
export function readActiveMemberships(db: Db, userId: number, now: Date): Promise<ActiveMembership[]> {
  return db
    .selectFrom('membershipUsers as u')
    .innerJoin('memberships as m', 'm.id', 'u.membershipId')
    .innerJoin('membershipTypes as t', 't.id', 'm.membershipTypeId')
    .where('u.userId', '=', userId)
    .where(isCurrent(now))
    .orderBy('u.id')
    .select(['u.id as membershipUserId', 't.name'])
    .execute();
}
