import type { Context } from '#backend/context.ts';
import { DomainError } from '#backend/failure.ts';
import type { RateLimit } from '#backend/http/rate-limits/rate-limits.ts';
import { getNetwork } from '#contract/get-network.ts';
import { isKnownNetwork } from './account-networks.ts';

interface Rules {
  /** The action that is limited, e.g. `log-in`. */
  name: string;
  /** Limit for one account from one network. */
  perNetwork: RateLimit;
  /** Limit for one account over all networks; networks from which the account has logged in before are exempt. */
  overall: RateLimit;
}

/** The account that a request names, or the name as typed when there is no such account. */
interface Named {
  userId: number | null;
  name: string;
}

function isTooMany(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'too_many_requests';
}

/**
 * Counts an attempt against an account, after the limits of the address; the count is the same whichever of its names
 * was used. When others have used up the overall limit, networks from which the account has logged in before are still
 * let through. Throws `too_many_requests`. Returns a function that takes the count back.
 */
export async function consumeForAccount(
  context: Context,
  { userId, name }: Named,
  rules: Rules,
): Promise<() => Promise<void>> {
  const { db, limits, address } = context;
  const account = userId === null ? `name:${name.trim().toLowerCase()}` : `user:${userId}`;
  const counted: [string, string][] = [];
  const consume = async (counter: string, key: string, rule: RateLimit) => {
    await limits.consume(counter, key, rule);
    counted.push([counter, key]);
  };

  await consume(`${rules.name} account and network`, `${getNetwork(address)} ${account}`, rules.perNetwork);
  try {
    await consume(`${rules.name} account`, account, rules.overall);
  } catch (error) {
    const isWelcome = isTooMany(error) && userId !== null && (await isKnownNetwork(db, userId, context));
    if (!isWelcome) throw error;
  }
  return async () => {
    for (const [counter, key] of counted) await limits.undoHit(counter, key);
  };
}
