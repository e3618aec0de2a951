import Bowser from 'bowser';
import { add } from 'date-fns/add';
import { recordSecurityEvent } from '#backend/audit/security-event.ts';
import { endToken, getEndTokens } from '#backend/customers/sign-in/end-tokens.ts';
import { DomainError, notFound } from '#backend/failure.ts';
import { signInLife } from '#backend/http/input/token.ts';
import { operation } from '#backend/operation.ts';
import { instant } from '#backend/serialize/instant.ts';
import {
  listSignInsEndpoint,
  type SignIn,
  endSignInEndpoint,
  endOtherSignInsEndpoint,
} from '#contract/customers/sign-ins.ts';

/** Ends every sign-in of the caller but the one this call came with. */
export const endOtherSignIns = operation(endOtherSignInsEndpoint, async (_input, context) => {
  const { db, clock, caller } = context;
  if (caller === null) throw new DomainError('unauthenticated');
  await getEndTokens(db, caller.userId, clock.now(), caller.tokenId);
  await recordSecurityEvent(db, context, { action: 'devices_logged_out', account: { userId: caller.userId } });
  return { data: null };
});

/** Ends one of the caller's own sign-ins; one that has ended already is no failure. Throws `not_found` for any other. */
export const endSignIn = operation(endSignInEndpoint, async ({ params }, context) => {
  const { db, clock, caller } = context;
  if (caller === null) throw new DomainError('unauthenticated');
  const signIn = await db
    .selectFrom('accessTokens')
    .where('id', '=', params.id)
    .where('userId', '=', caller.userId)
    .select('id')
    .executeTakeFirst();
  if (signIn === undefined) throw notFound();
  await endToken(db, signIn.id, clock.now());
  await recordSecurityEvent(db, context, { action: 'devices_logged_out', account: { userId: caller.userId } });
  return { data: null };
});

type Device = Pick<SignIn, 'browser' | 'system' | 'kind'>;

const kinds = new Map<string | undefined, Device['kind']>([
  ['desktop', 'computer'],
  ['mobile', 'phone'],
  ['tablet', 'tablet'],
]);

/** Browser and system of a User-Agent header, by their usual names; null where it doesn't say. */
function getDevice(userAgent: string | null): Device {
  if (userAgent === null || userAgent === '') return { browser: null, system: null, kind: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null, kind: kinds.get(platform.type) ?? null };
}

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
