import type { Context } from '#backend/context.ts';
import { DomainError } from '#backend/failure.ts';
import { getNetwork } from '#backend/http/rate-limits/get-network.ts';
import type { RateLimit } from '#backend/http/rate-limits/rate-limits.ts';
import { isKnownNetwork } from './account-networks.ts';

interface Rules {
  /** What is tried, e.g. `log-in`. */
  name: string;
  /** Of one account from one network. */
  perNetwork: RateLimit;
  /** Of one account from all networks together, where it is not known. */
  overall: RateLimit;
}

/** Whom somebody named: the account, or the name as it was typed where there is none. */
interface Named {
  userId: number | null;
  name: string;
}

function isTooMany(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'too_many_requests';
}

/**
 * Counts a try at an account, after the limits of the address. However the account was named, it has one count. What
 * strangers use up does not keep anybody out where they have logged in before. Throws `too_many_requests`. Returns what
 * gives the try back.
 */
export async function takeForAccount(
  context: Context,
  { userId, name }: Named,
  rules: Rules,
): Promise<() => Promise<void>> {
  const { db, limits, address } = context;
  const account = userId === null ? `name:${name.trim().toLowerCase()}` : `user:${userId}`;
  const taken: [string, string][] = [];
  const take = async (counter: string, key: string, rule: RateLimit) => {
    await limits.take(counter, key, rule);
    taken.push([counter, key]);
  };

  await take(`${rules.name} account and network`, `${getNetwork(address)} ${account}`, rules.perNetwork);
  try {
    await take(`${rules.name} account`, account, rules.overall);
  } catch (error) {
    const isWelcome = isTooMany(error) && userId !== null && (await isKnownNetwork(db, userId, context));
    if (!isWelcome) throw error;
  }
  return async () => {
    for (const [counter, key] of taken) await limits.undoHit(counter, key);
  };
}
