import { add } from 'date-fns/add';
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
    .select(['accessTokens.secondFactorAt', 'accessTokens.byPin', 'users.isStaff', 'users.disabledAt'])
    .select(sql<string[]>`array(select permission from staff_permissions where user_id = users.id)`.as('permissions')),
);

/** Finds tokens by their hashes. */
const findToken = batched({
  getName: String,
  run: async (db: Dependencies['db'], hashes: string[]) => {
    const foundToken = await selectTokens(db, { hashes });
    return new Map(foundToken.map((token) => [token.tokenHash, token]));
  },
});

type FoundToken = Awaited<ReturnType<typeof selectTokens>>[number];

function isGood(foundToken: FoundToken, now: Date): boolean {
  const longest = add(foundToken.createdAt, signInLife(foundToken).total);
  return foundToken.disabledAt === null && foundToken.revokedAt === null && foundToken.expiresAt > now && longest > now;
}

/** Prolongs the sign-in. Written only once per interval, so that most requests write nothing. */
async function touch(foundToken: FoundToken, { db, clock }: Deps): Promise<void> {
  const now = clock.now();
  const life = signInLife(foundToken);
  if (now < add(foundToken.lastUsedAt, life.touchEvery)) return;
  await db
    .updateTable('accessTokens')
    .set({ lastUsedAt: now, expiresAt: endOfSignIn(life, foundToken.createdAt, now) })
    .where('id', '=', foundToken.id)
    .execute();
}

/** Staff who must have a second factor and have not used it have no permissions: they can only set it up. */
function isStaffNow({ isStaff, secondFactorAt }: FoundToken, { config }: Deps): boolean {
  return isStaff && (config.staffSecondFactor === 'optional' || secondFactorAt !== null);
}

/**
 * Authenticates the caller by the `Authorization` header; null without one. Throws `unauthenticated` for a token that
 * is unknown, expired, revoked or of a disabled account, also for operations that anonymous callers may use
 * (docs/product.md#order-of-checks).
 */
export async function authenticate(header: string | undefined, deps: Deps): Promise<Caller | null> {
  if (header === undefined) return null;
  const token = bearer.exec(header)?.[1];
  const foundToken = token === undefined ? undefined : await findToken(deps.db, hashToken(token));
  if (foundToken === undefined || !isGood(foundToken, deps.clock.now())) throw new DomainError('unauthenticated');
  await touch(foundToken, deps);
  const isStaff = isStaffNow(foundToken, deps);
  return {
    userId: foundToken.userId,
    tokenId: foundToken.id,
    byPin: foundToken.byPin,
    isStaff,
    permissions: isStaff ? foundToken.permissions : [],
  };
}
