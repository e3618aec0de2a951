import { sql } from 'kysely';
import type { Caller, Dependencies } from '#backend/context.ts';
import { batched } from '#backend/db/batching/batched.ts';
import { compiledQuery } from '#backend/db/batching/compiled-query.ts';
import { DomainError } from '#backend/failure.ts';
import { endOfSignIn, hashToken, signInLife } from './token.ts';

const bearer = /^Bearer +([A-Za-z0-9_-]{43})$/i;

type Deps = Pick<Dependencies, 'db' | 'clock' | 'config'>;

const selectTokens = compiledQuery((db: Dependencies['db'], { hashes }: { hashes: string[] }) =>
  db
    .selectFrom('accessTokens')
    .innerJoin('users', 'users.id', 'accessTokens.userId')
    .where('accessTokens.tokenHash', '=', sql<string>`any(${hashes})`)
    .select(['accessTokens.id', 'accessTokens.tokenHash', 'accessTokens.userId', 'accessTokens.lastUsedAt'])
    .select(['accessTokens.createdAt', 'accessTokens.expiresAt', 'accessTokens.revokedAt'])
    .select(['accessTokens.secondFactorAt', 'users.isStaff', 'users.disabledAt'])
    .select(sql<string[]>`array(select permission from staff_permissions where user_id = users.id)`.as('permissions')),
);

/** Finds tokens by their hashes. */
const findToken = batched({
  nameOf: String,
  run: async (db: Dependencies['db'], hashes: string[]) => {
    const found = await selectTokens(db, { hashes });
    return new Map(found.map((token) => [token.tokenHash, token]));
  },
});

type FoundToken = Awaited<ReturnType<typeof selectTokens>>[number];

function isGood(found: FoundToken, now: Date): boolean {
  const { totalMs } = signInLife(found.isStaff);
  const hasLasted = now.getTime() - found.createdAt.getTime();
  return found.disabledAt === null && found.revokedAt === null && found.expiresAt > now && hasLasted < totalMs;
}

/** Prolongs the sign-in; only now and then, so that reading stays reading. */
async function touch(found: FoundToken, { db, clock }: Deps): Promise<void> {
  const now = clock.now();
  const life = signInLife(found.isStaff);
  if (now.getTime() - found.lastUsedAt.getTime() < life.touchEveryMs) return;
  await db
    .updateTable('accessTokens')
    .set({ lastUsedAt: now, expiresAt: endOfSignIn(life, found.createdAt, now) })
    .where('id', '=', found.id)
    .execute();
}

/** Staff who must show a second factor, and have not, are customers until they do: they may set it up, and no more. */
function isStaffNow({ isStaff, secondFactorAt }: FoundToken, { config }: Deps): boolean {
  return isStaff && (config.staffSecondFactor === 'optional' || secondFactorAt !== null);
}

/**
 * Finds who calls from the `Authorization` header; null without one. Throws `unauthenticated` for a token that
 * is unknown, expired, revoked or of a disabled account, also where anonymous callers are welcome
 * (docs/product.md#order-of-checks).
 */
export async function authenticate(header: string | undefined, deps: Deps): Promise<Caller | null> {
  if (header === undefined) return null;
  const token = bearer.exec(header)?.[1];
  const found = token === undefined ? undefined : await findToken(deps.db, hashToken(token));
  if (found === undefined || !isGood(found, deps.clock.now())) throw new DomainError('unauthenticated');
  await touch(found, deps);
  const isStaff = isStaffNow(found, deps);
  return { userId: found.userId, tokenId: found.id, isStaff, permissions: isStaff ? found.permissions : [] };
}
