import { subDays } from 'date-fns/subDays';
import type { Context } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import { everyKeyedHash } from '#backend/http/idempotency/keyed-hash.ts';
import { getNetwork } from '#contract/get-network.ts';

type Deps = Pick<Context, 'address' | 'clock' | 'config'>;

/** Days after the last log-in from a network until it counts as new again. */
const keptDays = 90;

function getHashes({ address, config }: Deps): readonly [string, ...string[]] {
  return everyKeyedHash(config.appSecret, 'account networks')(getNetwork(address));
}

/** Whether the account was logged in to from the caller's network in the last 90 days. */
export async function isKnownNetwork(db: Db, userId: number, context: Deps): Promise<boolean> {
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
