import { loginEndpoint } from '../../contract/auth.ts';
import { Refusal } from '../failure.ts';
import { operation } from '../operation.ts';
import { endToken } from '../sign-in/end-tokens.ts';
import { issueToken } from './issue-token.ts';
import { passwordFits } from './password.ts';
import { findAccount } from './store.ts';
import { userOf } from './user.ts';

const window = { windowSeconds: 15 * 60 };

/**
 * Signs in by e-mail or reference. A wrong password and an unknown name get the same text in the same time. Ten
 * failures an account and a hundred an address in 15 minutes, then 429 (API 1.8). The sign-in it came with ends.
 */
export const login = operation(loginEndpoint, async ({ body }, context) => {
  const { db, limits, address, caller, clock } = context;
  const account = body.username.trim().toLowerCase();
  await limits.take('log-in account', account, { limit: 10, ...window });
  await limits.take('log-in address', address, { limit: 100, ...window });
  const user = await findAccount(db, body.username);
  const fits = await passwordFits(body.password, user?.passwordHash ?? null);
  if (!fits || user === undefined) throw new Refusal('invalid_credentials');
  await limits.giveBack('log-in account', account);
  await limits.giveBack('log-in address', address);
  if (caller !== null) await endToken(db, caller.tokenId, clock.now());
  return { data: { ...(await issueToken(user, context, db)), user: userOf(user) } };
});
