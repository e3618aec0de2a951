import { recordSecurityEvent } from '#backend/audit/security-event.ts';
import { consumeForAccount } from '#backend/customers/account-limits.ts';
import { findAccount } from '#backend/customers/store.ts';
import { operation } from '#backend/operation.ts';
import { requestPasswordResetEndpoint } from '#contract/customers/auth.ts';
import { getNetwork } from '#contract/get-network.ts';

const window = { windowSeconds: 3600 };
const resetsOfAccount = {
  name: 'password reset',
  perNetwork: { limit: 5, ...window },
  overall: { limit: 10, ...window },
};

/**
 * Stores a request for a password reset link and answers; a job makes and mails the link. The work is the same for
 * known and unknown names, so that neither the answer nor its time reveals whether an account exists.
 */
export const requestPasswordReset = operation(requestPasswordResetEndpoint, async ({ body }, context) => {
  const { db, clock, limits, address } = context;
  await limits.consume('password reset network', getNetwork(address), { limit: 30, ...window });
  const user = await findAccount(db, body.emailOrReference);
  await consumeForAccount(context, { userId: user?.id ?? null, name: body.emailOrReference }, resetsOfAccount);
  const account = user === undefined ? { name: body.emailOrReference } : { userId: user.id };
  await recordSecurityEvent(db, context, { action: 'password_reset_requested', account });
  await db
    .insertInto('passwordResetRequests')
    .values({ name: body.emailOrReference, redirect: body.redirect ?? null, createdAt: clock.now() })
    .execute();
  return { data: null, message: 'If we know you, we have sent you an email' };
});
