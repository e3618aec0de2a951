import { listLinkedUsersEndpoint } from '../../contract/users.ts';
import { Refusal } from '../failure.ts';
import { operation } from '../operation.ts';
import { readLinkedUsers } from './store.ts';

/** Everybody linked to the account, pending and past links too; the account holder isn't in it. */
export const listLinkedUsers = operation(listLinkedUsersEndpoint, async ({ params }, { db, caller }) => {
  const isOwn = caller?.userId === params.userId;
  const isStaff = caller?.isStaff === true && caller.permissions.includes('customers');
  if (!isOwn && !isStaff) throw new Refusal('forbidden');
  return { data: await readLinkedUsers(db, params.userId) };
});
