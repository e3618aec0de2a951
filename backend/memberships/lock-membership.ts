import type { Db, Tx } from '#backend/db/schema.ts';
import { DomainError, notFound } from '#backend/failure.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { readMemberships, type MembershipRow } from './read-memberships.ts';
import { getStatus } from './show-membership.ts';

interface Wanted {
  userId: number;
  membershipId: string;
  now: Date;
}

/**
 * Locks a membership that runs or is to begin, for its holder. Throws `not_found`, `forbidden` for somebody whom it covers
 * without being theirs, `not_bookable` for one that is over.
 */
export async function lockMembership(tx: Tx, wanted: Wanted): Promise<{ row: MembershipRow; today: string }> {
  await tx.selectFrom('memberships').where('id', '=', wanted.membershipId).select('id').forUpdate().execute();
  const [row] = await readMemberships(tx, wanted);
  if (row === undefined) throw notFound();
  if (row.holderId !== wanted.userId) throw new DomainError('forbidden');
  const today = localDate(wanted.now, row.timezone);
  const status = getStatus(row, today);
  if (status !== 'active' && status !== 'pending')
    throw new DomainError('not_bookable', { message: 'This membership has ended' });
  return { row, today };
}

/** The membership as it is now. Throws `not_found`. */
export async function readMembership(db: Db, wanted: Wanted): Promise<MembershipRow> {
  const [row] = await readMemberships(db, wanted);
  if (row === undefined) throw notFound();
  return row;
}
