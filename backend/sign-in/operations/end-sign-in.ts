import { recordSecurityEvent } from '#backend/audit/security-event.ts';
import { notFound, DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { endToken } from '#backend/sign-in/end-tokens.ts';
import { endSignInEndpoint } from '#contract/customers/sign-ins.ts';

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
