import type { Db } from '#backend/db/schema.ts';
import { notFound } from '#backend/failure.ts';
import type { LineRequest, RenewalLine } from './line.ts';

/**
 * The renewal on offer that an item names, of a membership that the buyer or the person it is for holds. Throws
 * `not_found`, also once it is taken or the membership is left.
 */
export async function findRenewal(db: Db, request: LineRequest, ownerId: number | null): Promise<RenewalLine> {
  const holders = [ownerId, request.forUserId].filter((id) => id !== null);
  const renewal = await db
    .selectFrom('membershipRenewals as r')
    .innerJoin('memberships as m', 'm.id', 'r.membershipId')
    .innerJoin('membershipTypes as t', 't.id', 'm.membershipTypeId')
    .leftJoin('membershipTypes as other', 'other.id', 'r.newMembershipTypeId')
    .where('r.id', '=', String(request.item.purchasableId))
    .where('r.status', '=', 'offered')
    .where('m.leavingAskedAt', 'is', null)
    .where('m.userId', 'in', holders)
    .select(['r.id', 'r.summary', 'r.price', 't.name', 'other.name as newName', 'm.userId as holderId'])
    .executeTakeFirst();
  if (renewal === undefined) throw notFound();
  const { id, summary, price, name, newName, holderId } = renewal;
  return { ...request, kind: 'renewal', renewalId: id, name: newName ?? name, summary, price, forUserId: holderId };
}
