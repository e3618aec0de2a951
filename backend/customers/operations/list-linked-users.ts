import { checkMayActFor, isStaffWith } from '#backend/customers/may-act-for.ts';
import { readLinkedUsers } from '#backend/customers/store.ts';
import { DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { listLinkedUsersEndpoint } from '#contract/customers/users.ts';

/** Everybody linked to the account, pending and past links too; the account holder isn't in it. */
export const listLinkedUsers = operation(listLinkedUsersEndpoint, async ({ params }, context) => {
  const { db, caller } = context;
  // A linked person may act for the account holder, but may not see who else is linked.
  const mayRead = caller?.userId === params.userId || isStaffWith(caller, 'customers');
  if (!mayRead) throw new DomainError('forbidden');
  await checkMayActFor(context, params.userId, 'customers');
  return { data: await readLinkedUsers(db, params.userId) };
});
