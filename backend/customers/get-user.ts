import { getUserEndpoint } from '../../contract/users.ts';
import { operation } from '../operation.ts';
import { checkMayActFor } from './may-act-for.ts';
import { readUser } from './store.ts';
import { userOf } from './user.ts';

/** One's own details, or those of a linked user. A stranger is `forbidden`, whether or not they exist. */
export const getUser = operation(getUserEndpoint, async ({ params }, context) => {
  await checkMayActFor(context, params.userId);
  return { data: userOf(await readUser(context.db, params.userId)) };
});
