import type { Context } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import { keyedHash } from '#backend/http/idempotency/keyed-hash.ts';
import { getNetwork } from '#backend/http/rate-limits/get-network.ts';

type Deps = Pick<Context, 'address' | 'clock' | 'config'>;

/** After so long without a log-in from there, a network counts as new again. */
const keptMs = 90 * 24 * 60 * 60 * 1000;

function getHash({ address, config }: Deps): string {
  return keyedHash(config.appSecret, 'account networks')(getNetwork(address));
}

/** Whether the account was logged in to from the caller's network in the last 90 days. */
export async function isKnownNetwork(db: Db, userId: number, context: Deps): Promise<boolean> {
  const known = await db
    .selectFrom('accountNetworks')
    .where('userId', '=', userId)
    .where('networkHash', '=', getHash(context))
    .where('lastUsedAt', '>', new Date(context.clock.now().getTime() - keptMs))
    .select('userId')
    .executeTakeFirst();
  return known !== undefined;
}

/** Remembers from where somebody logged in, and forgets networks of theirs that are too old. */
export async function rememberNetwork(db: Db, userId: number, context: Deps): Promise<void> {
  const lastUsedAt = context.clock.now();
  const oldest = new Date(lastUsedAt.getTime() - keptMs);
  await db.deleteFrom('accountNetworks').where('userId', '=', userId).where('lastUsedAt', '<=', oldest).execute();
  await db
    .insertInto('accountNetworks')
    .values({ userId, networkHash: getHash(context), lastUsedAt })
    .onConflict((conflict) => conflict.columns(['userId', 'networkHash']).doUpdateSet({ lastUsedAt }))
    .execute();
}
