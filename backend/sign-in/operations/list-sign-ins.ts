import { add } from 'date-fns/add';
import { DomainError } from '#backend/failure.ts';
import { signInLife } from '#backend/http/input/token.ts';
import { operation } from '#backend/operation.ts';
import { instant } from '#backend/serialize/instant.ts';
import { getDevice } from '#backend/sign-in/device.ts';
import { listSignInsEndpoint } from '#contract/customers/sign-ins.ts';

/** Where the caller is signed in: this device first, the others by last use. */
export const listSignIns = operation(listSignInsEndpoint, async (_input, { db, clock, caller }) => {
  if (caller === null) throw new DomainError('unauthenticated');
  const now = clock.now();
  const rows = await db
    .selectFrom('accessTokens')
    .innerJoin('users', 'users.id', 'accessTokens.userId')
    .where('userId', '=', caller.userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('accessTokens.id')
    .select(['accessTokens.id', 'accessTokens.createdAt', 'lastUsedAt', 'userAgent', 'isStaff', 'byPin'])
    .execute();
  const live = rows.filter((row) => now < add(row.createdAt, signInLife(row).total));
  const signIns = live.map((row) => ({
    id: row.id,
    ...getDevice(row.userAgent),
    signedInAt: instant(row.createdAt),
    lastUsedAt: instant(row.lastUsedAt),
    current: row.id === caller.tokenId,
  }));
  return { data: [...signIns.filter(({ current }) => current), ...signIns.filter(({ current }) => !current)] };
});
