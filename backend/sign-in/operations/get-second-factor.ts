import { readUser } from '#backend/customers/store.ts';
import { DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { hasSecondFactor } from '#backend/sign-in/second-factor/second-factor-store.ts';
import { getSecondFactorEndpoint } from '#contract/customers/second-factor.ts';

/** The state of the caller's second factor. */
export const getSecondFactor = operation(getSecondFactorEndpoint, async (_input, { db, config, caller }) => {
  if (caller === null) throw new DomainError('unauthenticated');
  const { userId } = caller;
  const { isStaff } = await readUser(db, userId);
  const codesLeft = await db
    .selectFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    data: {
      offered: isStaff,
      required: isStaff && config.staffSecondFactor === 'required',
      enabled: await hasSecondFactor(db, userId),
      recoveryCodesLeft: Number(codesLeft.count),
    },
  };
});
