import { sql } from 'kysely';
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
    .where('m.status', '=', 'active')
    .where('m.startsOn', '<=', sql<string>`${now}::date`)
    .where((where) => where.or([where('m.endsOn', 'is', null), where('m.endsOn', '>=', sql<string>`${now}::date`)]))
    .orderBy('u.id')
    .select(['u.id as membershipUserId', 't.name'])
    .execute();
}
