import type { Line } from '#backend/cart/lines/line.ts';
import type { Db } from '#backend/db/schema.ts';
import { isCurrent } from '#backend/memberships/is-current.ts';

/**
 * Reads which of the memberships named by these lines cover the person of the line. Sends no query when none is named.
 */
export async function readCovered(
  db: Db,
  lines: Line[],
  now: Date,
): Promise<(userId: number | null, membershipUserId: number) => boolean> {
  const ids = lines.flatMap(({ item }) => item.membershipUserId ?? []);
  if (ids.length === 0) return () => false;
  const covered = await db
    .selectFrom('membershipUsers as u')
    .innerJoin('memberships as m', 'm.id', 'u.membershipId')
    .where('u.id', 'in', ids)
    .where(isCurrent(now))
    .select(['u.id', 'u.userId'])
    .execute();
  return (userId, membershipUserId) => covered.some((one) => one.id === membershipUserId && one.userId === userId);
}
