import { recordSecurityEvent } from '#backend/audit/security-event.ts';
import type { Context } from '#backend/context.ts';
import { issueToken } from '#backend/customers/issue-token.ts';
import { withReference } from '#backend/customers/make-reference.ts';
import { emailTaken, getFormErrors, getLogInErrors } from '#backend/customers/onboarding/check-onboarding.ts';
import { getAccountRow, insertAccount } from '#backend/customers/onboarding/new-account.ts';
import { readOnboardingForm } from '#backend/customers/onboarding/onboarding-form.ts';
import { hashPassword } from '#backend/customers/password.ts';
import { endToken } from '#backend/customers/sign-in/end-tokens.ts';
import { findUser } from '#backend/customers/user.ts';
import { isUniqueViolation } from '#backend/db/connection/error-codes.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { invalid, DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { registerEndpoint, type SignedIn } from '#contract/customers/auth.ts';
import { type OnboardingBody, getOnboardingFormEndpoint } from '#contract/customers/onboarding.ts';
import { getNetwork } from '#contract/get-network.ts';

/** What to ask a new customer, and the terms they agree to. */
export const getOnboardingForm = operation(getOnboardingFormEndpoint, async ({ params }, { db }) => ({
  data: await readOnboardingForm(db, params.onboardingType),
}));

const onboardingType = 'customer_account_online';

async function checkRules(body: OnboardingBody, context: Context): Promise<void> {
  const form = await readOnboardingForm(context.db, onboardingType);
  const errors = {
    ...getFormErrors(form, body, context),
    ...(await getLogInErrors(body, body.password, context)),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const { checksum } = body.dataFields;
  if (checksum !== undefined && checksum !== form.checksum) throw new DomainError('form_changed');
}

function open(row: ReturnType<typeof getAccountRow>, context: Context): Promise<SignedIn> {
  return transact(context.db, async (tx) => {
    const user = await insertAccount(tx, row, context);
    const account = { userId: user.id };
    await recordSecurityEvent(tx, context, { action: 'log_in_succeeded', account, details: { byRegistration: true } });
    if (context.caller !== null) await endToken(tx, context.caller.tokenId, context.clock.now());
    return { ...(await issueToken(user, context, tx)), user: findUser(user) };
  });
}

/** Makes an account, welcomes its owner by a mail that confirms the address, and signs it in. Throws `validation_failed` (email in use, terms), `form_changed`. 30 an hour an address. */
export const register = operation(registerEndpoint, async ({ body }, context) => {
  const { clock, ids, limits, address } = context;
  const language = context.language ?? 'en';
  await limits.consume('register', getNetwork(address), { limit: 30, windowSeconds: 3600 });
  await checkRules(body, context);
  const passwordHash = await hashPassword(body.password);
  try {
    const data = await withReference(ids, (reference) =>
      open(getAccountRow(body, { onboardingType, passwordHash, reference, language, now: clock.now() }), context),
    );
    return { data };
  } catch (error) {
    throw isUniqueViolation(error, 'users_email_unique') ? invalid(emailTaken) : error;
  }
});
