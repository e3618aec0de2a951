import { subDays } from 'date-fns/subDays';
import type { Context } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import type { RateLimit } from '#backend/rate-limits/rate-limits.ts';
import { everyKeyedHash } from '#backend/sealing/keyed-hash.ts';
import { getNetwork } from '#contract/get-network.ts';

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

type Deps = Pick<Context, 'address' | 'clock' | 'config'>;

/** Days after the last log-in from a network until it counts as new again. */
const keptDays = 90;

function getHashes({ address, config }: Deps): readonly [string, ...string[]] {
  return everyKeyedHash(config.appSecret, 'account networks')(getNetwork(address));
}

/** Whether the account was logged in to from the caller's network in the last 90 days. */
async function isKnownNetwork(db: Db, userId: number, context: Deps): Promise<boolean> {
  const knownNetwork = await db
    .selectFrom('accountNetworks')
    .where('userId', '=', userId)
    .where('networkHash', 'in', getHashes(context))
    .where('lastUsedAt', '>', subDays(context.clock.now(), keptDays))
    .select('userId')
    .executeTakeFirst();
  return knownNetwork !== undefined;
}

/** Records the network of a log-in, and deletes the account's networks that are too old. */
export async function rememberNetwork(db: Db, userId: number, context: Deps): Promise<void> {
  const lastUsedAt = context.clock.now();
  const oldest = subDays(lastUsedAt, keptDays);
  await db.deleteFrom('accountNetworks').where('userId', '=', userId).where('lastUsedAt', '<=', oldest).execute();
  await db
    .insertInto('accountNetworks')
    .values({ userId, networkHash: getHashes(context)[0], lastUsedAt })
    .onConflict((conflict) => conflict.columns(['userId', 'networkHash']).doUpdateSet({ lastUsedAt }))
    .execute();
}

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
