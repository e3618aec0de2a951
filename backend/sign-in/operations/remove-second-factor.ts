import { recordSecurityEvent } from '#backend/audit/security-event.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { invalid } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { getEndTokens } from '#backend/sign-in/end-tokens.ts';
import { checkCurrentPassword } from '#backend/sign-in/passwords/check-current-password.ts';
import { consumeCode } from '#backend/sign-in/second-factor/consume-code.ts';
import { limitCodes } from '#backend/sign-in/second-factor/limit-codes.ts';
import { hasSecondFactor } from '#backend/sign-in/second-factor/second-factor-store.ts';
import { queueSecurityMail } from '#backend/sign-in/security-mail.ts';
import { removeSecondFactorEndpoint } from '#contract/customers/second-factor.ts';

/**
 * Removes the caller's second factor, by password and a code; staff who must have one lose their permissions until they
 * enrol a new one. Does nothing without one. Throws `validation_failed`.
 */
export const removeSecondFactor = operation(removeSecondFactorEndpoint, async ({ body }, context) => {
  const { db, clock } = context;
  const { user, tokenId } = await checkCurrentPassword(context, body.currentPassword);
  if (!(await hasSecondFactor(db, user.id))) return { data: null };
  const undoHit = await limitCodes(context, user.id);
  const now = clock.now();
  await transact(db, async (tx) => {
    if ((await consumeCode(tx, user.id, body.code, context)) === null)
      throw invalid({ code: ['This code is not right'] });
    await tx.deleteFrom('secondFactors').where('userId', '=', user.id).execute();
    await tx.updateTable('accessTokens').set({ secondFactorAt: null }).where('id', '=', tokenId).execute();
    await getEndTokens(tx, user.id, now, tokenId);
    await recordSecurityEvent(tx, context, { action: 'second_factor_disabled', account: { userId: user.id } });
    await queueSecurityMail(tx, user, 'secondFactorOff', context);
  });
  await undoHit();
  return { data: null };
});
