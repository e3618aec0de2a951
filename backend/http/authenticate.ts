import { sql } from 'kysely';
import type { Caller, Ports } from '../context.ts';
import { builtOnce } from '../db/built-once.ts';
import { gathered } from '../db/gathered.ts';
import { Refusal } from '../failure.ts';
import { hashToken, tokenLifetimeMs } from './token.ts';

const bearer = /^Bearer +([A-Za-z0-9_-]{43})$/i;
const touchEveryMs = 60 * 60 * 1000;

type Deps = Pick<Ports, 'db' | 'clock'>;

const selectTokens = builtOnce((db: Ports['db'], { hashes }: { hashes: string[] }) =>
  db
    .selectFrom('accessTokens')
    .innerJoin('users', 'users.id', 'accessTokens.userId')
    .where('accessTokens.tokenHash', '=', sql<string>`any(${hashes})`)
    .select(['accessTokens.id', 'accessTokens.tokenHash', 'accessTokens.userId', 'accessTokens.lastUsedAt'])
    .select(['accessTokens.expiresAt', 'accessTokens.revokedAt', 'users.isStaff'])
    .select(sql<string[]>`array(select permission from staff_permissions where user_id = users.id)`.as('permissions')),
);

/** Finds tokens by their hashes. */
const findToken = gathered({
  nameOf: String,
  run: async (db: Ports['db'], hashes: string[]) => {
    const found = await selectTokens(db, { hashes });
    return new Map(found.map((token) => [token.tokenHash, token]));
  },
});

/** Prolongs the token; at most once an hour, so that reading stays reading. */
async function touch(tokenId: string, lastUsedAt: Date, { db, clock }: Deps): Promise<void> {
  const now = clock.now();
  if (now.getTime() - lastUsedAt.getTime() < touchEveryMs) return;
  await db
    .updateTable('accessTokens')
    .set({ lastUsedAt: now, expiresAt: new Date(now.getTime() + tokenLifetimeMs) })
    .where('id', '=', tokenId)
    .execute();
}

/**
 * Finds who calls from the `Authorization` header; null without one. Throws `unauthenticated` for a token that
 * is unknown, expired or revoked, also where anonymous callers are welcome (API 1.4).
 */
export async function authenticate(header: string | undefined, deps: Deps): Promise<Caller | null> {
  if (header === undefined) return null;
  const token = bearer.exec(header)?.[1];
  const found = token === undefined ? undefined : await findToken(deps.db, hashToken(token));
  const isGood = found !== undefined && found.revokedAt === null && found.expiresAt > deps.clock.now();
  if (!isGood) throw new Refusal('unauthenticated');
  await touch(found.id, found.lastUsedAt, deps);
  return {
    userId: found.userId,
    tokenId: found.id,
    isStaff: found.isStaff,
    permissions: found.permissions,
  };
}
