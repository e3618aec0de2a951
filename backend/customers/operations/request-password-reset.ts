import { recordSecurityEvent } from '#backend/audit/security-event.ts';
import { takeForAccount } from '#backend/customers/account-limits.ts';
import { findAccount } from '#backend/customers/store.ts';
import { getNetwork } from '#backend/http/rate-limits/get-network.ts';
import { operation } from '#backend/operation.ts';
import { requestPasswordResetEndpoint } from '#contract/auth.ts';

const window = { windowSeconds: 3600 };
const resetsOfAccount = {
  name: 'password reset',
  perNetwork: { limit: 5, ...window },
  overall: { limit: 10, ...window },
};

/**
 * Notes that somebody wants a link to choose a new password, and answers; the link is made and mailed afterwards. So the
 * same is done for a name that is known and for one that is not, and neither the answer nor its time tells them apart.
 */
export const requestPasswordReset = operation(requestPasswordResetEndpoint, async ({ body }, context) => {
  const { db, clock, limits, address } = context;
  await limits.take('password reset network', getNetwork(address), { limit: 30, ...window });
  const user = await findAccount(db, body.emailOrReference);
  await takeForAccount(context, { userId: user?.id ?? null, name: body.emailOrReference }, resetsOfAccount);
  const account = user === undefined ? { name: body.emailOrReference } : { userId: user.id };
  await recordSecurityEvent(db, context, { action: 'password_reset_requested', account });
  await db
    .insertInto('passwordResetRequests')
    .values({ name: body.emailOrReference, createdAt: clock.now() })
    .execute();
  return { data: null, message: 'If we know you, we have sent you an email' };
});
