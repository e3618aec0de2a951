import type { Context } from '#backend/context.ts';
import { getNetwork } from '#contract/get-network.ts';
import { consumeForAccount } from './account-limits.ts';

const window = { windowSeconds: 15 * 60 };
const failuresOfNetwork = { limit: 100, ...window };
const failuresOfAccount = { name: 'log-in', perNetwork: { limit: 10, ...window }, overall: { limit: 30, ...window } };
/**
 * Successful log-ins cost as much as failed ones (password hashing), so they have a limit too, which nobody reaches by
 * hand.
 */
const logInsOfNetwork = { limit: 1_000, ...window };
const logInsOfAccount = { limit: 60, ...window };

/** Counts a log-in by the network it comes from, before anything is looked up. Throws `too_many_requests`. */
export async function consumeLogInOfNetwork({ limits, address }: Context): Promise<void> {
  await limits.consume('log-in network', getNetwork(address), failuresOfNetwork);
  await limits.consume('log-ins network', getNetwork(address), logInsOfNetwork);
}

/**
 * Counts a log-in by its account. Throws `too_many_requests`. Returns a function that takes the count back once the
 * log-in succeeded.
 */
export async function consumeLogInOfAccount(
  context: Context,
  account: { userId: number | null; name: string },
): Promise<() => Promise<void>> {
  const { limits, address } = context;
  const network = getNetwork(address);
  const undoHit = await consumeForAccount(context, account, failuresOfAccount);
  if (account.userId !== null)
    await limits.consume('log-ins account and network', `${network} ${account.userId}`, logInsOfAccount);
  return async () => {
    await undoHit();
    await limits.undoHit('log-in network', network);
  };
}
