import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { maxLinkedUsers } from '#contract/customers/linked-users.ts';

/** Locks the account, so that its people are added one after another. Throws `linked_user_limit`. */
export async function checkLinkRoom(tx: Tx, accountId: number): Promise<void> {
  await tx.selectFrom('users').where('id', '=', accountId).select('id').forUpdate().execute();
  const { count } = await tx
    .selectFrom('linkedUsers')
    .where('userId', '=', accountId)
    .where('status', 'in', ['pending', 'successful'])
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= maxLinkedUsers) throw new DomainError('linked_user_limit');
}
