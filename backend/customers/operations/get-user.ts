import { checkMayActFor, isStaffWith } from '#backend/customers/may-act-for.ts';
import { readUser } from '#backend/customers/store.ts';
import { getNames, findUser } from '#backend/customers/user.ts';
import { operation } from '#backend/operation.ts';
import { getUserEndpoint } from '#contract/customers/users.ts';

/** One's own details, or the names of a linked user. A stranger is `forbidden`, whether or not they exist. */
export const getUser = operation(getUserEndpoint, async ({ params }, context) => {
  const { db, caller } = context;
  await checkMayActFor(context, params.userId);
  const user = await readUser(db, params.userId);
  const isWhole = caller?.userId === user.id || isStaffWith(caller, 'customers');
  return { data: isWhole ? findUser(user) : getNames(user) };
});
