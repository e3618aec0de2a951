import { Refusal } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { enrolSecondFactorEndpoint } from '#contract/second-factor.ts';
import { checkCurrentPassword } from './check-current-password.ts';
import { hasSecondFactor } from './second-factor-store.ts';
import { secretSealer } from './take-code.ts';
import { makeSecret, otpauthUri } from './totp.ts';

/**
 * Gives staff a secret for their authenticator app; it is in force once confirmed by a code. Asking again gives another
 * one. Throws `forbidden` for customers, `second_factor_on`, and `validation_failed` for a wrong password.
 */
export const enrolSecondFactor = operation(enrolSecondFactorEndpoint, async ({ body }, context) => {
  const { db, ids, clock, config } = context;
  const { user } = await checkCurrentPassword(context, body.currentPassword);
  if (!user.isStaff) throw new Refusal('forbidden');
  if (await hasSecondFactor(db, user.id)) throw new Refusal('second_factor_on');
  const secret = makeSecret(ids);
  const values = { sealedSecret: secretSealer(config).seal(secret), createdAt: clock.now(), lastStep: 0 };
  await db
    .insertInto('secondFactors')
    .values({ userId: user.id, confirmedAt: null, ...values })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet(values).where('secondFactors.confirmedAt', 'is', null),
    )
    .execute();
  const { name } = await readOperator(db);
  return { data: { secret, uri: otpauthUri(secret, { issuer: name, label: user.email ?? user.reference }) } };
});
