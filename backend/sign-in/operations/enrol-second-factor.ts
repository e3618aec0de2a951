import { DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { checkCurrentPassword } from '#backend/sign-in/passwords/check-current-password.ts';
import { secretCipher } from '#backend/sign-in/second-factor/consume-code.ts';
import { hasSecondFactor } from '#backend/sign-in/second-factor/second-factor-store.ts';
import { makeSecret, otpauthUri } from '#backend/sign-in/second-factor/totp.ts';
import { enrolSecondFactorEndpoint } from '#contract/customers/second-factor.ts';

/**
 * Gives staff a secret for their authenticator app; it is active once confirmed by a code. A repeated call returns a
 * new secret. Throws `forbidden` for customers, `second_factor_on`, and `validation_failed` for a wrong password.
 */
export const enrolSecondFactor = operation(enrolSecondFactorEndpoint, async ({ body }, context) => {
  const { db, ids, clock, config } = context;
  const { user } = await checkCurrentPassword(context, body.currentPassword);
  if (!user.isStaff) throw new DomainError('forbidden');
  if (await hasSecondFactor(db, user.id)) throw new DomainError('second_factor_on');
  const secret = makeSecret(ids);
  const values = { sealedSecret: secretCipher(config).encrypt(secret), createdAt: clock.now(), lastStep: 0 };
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
