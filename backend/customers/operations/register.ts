import type { Context } from '#backend/context.ts';
import { issueToken } from '#backend/customers/issue-token.ts';
import { withReference } from '#backend/customers/make-reference.ts';
import { onboardingForm } from '#backend/customers/onboarding-form.ts';
import { hashPassword } from '#backend/customers/password.ts';
import { findAccount, readUser } from '#backend/customers/store.ts';
import { findUser } from '#backend/customers/user.ts';
import { isUniqueViolation } from '#backend/db/connection/error-codes.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { invalid, DomainError } from '#backend/failure.ts';
import type { MailLanguage } from '#backend/mail/mail-language.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { cleanHtml } from '#backend/restrictions/clean-html.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { queueEmailLink } from '#backend/sign-in/email-link.ts';
import { endToken } from '#backend/sign-in/end-tokens.ts';
import { passwordProblem } from '#backend/sign-in/passwords/password-rules.ts';
import { registerEndpoint, type SignedIn } from '#contract/customers/auth.ts';
import type { OnboardingBody } from '#contract/customers/onboarding.ts';
import { getNetwork } from '#contract/get-network.ts';
import { isBorn } from '#contract/rules/onboarding.ts';
import { siteZone } from '#contract/rules/site-zone.ts';

const emailTaken = { 'data_fields.contact.email': ['Already in use'] };

async function checkRules(body: OnboardingBody, { db, clock }: Context): Promise<void> {
  const { termsHtml, name } = await readOperator(db);
  const terms = termsHtml === null ? null : cleanHtml(termsHtml);
  const { personal, contact, checksum } = body.dataFields;
  const form = onboardingForm('customer_account_online', terms);
  const today = localDate(clock.now(), siteZone);
  const errors: Record<string, string[]> = {};
  const owner = { ...personal, email: contact.email, reference: null };
  const problem = passwordProblem(body.password, owner, name);
  if (problem !== null) errors.password = [problem];
  if (!isBorn(personal.dateOfBirth, today))
    errors['data_fields.personal.date_of_birth'] = ['Must be a date in the past'];
  if ((await findAccount(db, contact.email)) !== undefined) Object.assign(errors, emailTaken);
  if (terms !== null && body.terms !== true) errors.terms = ['Required'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  if (checksum !== undefined && checksum !== form.checksum) throw new DomainError('form_changed');
}

interface New {
  passwordHash: string;
  reference: string;
  language: MailLanguage;
  now: Date;
}

function getRow(body: OnboardingBody, { passwordHash, reference, language, now }: New) {
  const { personal, contact, additional, emergencyContact } = body.dataFields;
  const requests = additional?.marketingPreferences;
  return {
    reference,
    passwordHash,
    language,
    email: contact.email,
    phone: contact.phone ?? null,
    title: personal.title ?? null,
    firstName: personal.firstName,
    lastName: personal.lastName,
    dateOfBirth: personal.dateOfBirth,
    gender: personal.gender ?? null,
    ethnicity: personal.ethnicity ?? null,
    disability: personal.disability ?? null,
    ...contact.address,
    marketingEmail: requests?.email ?? false,
    marketingSms: requests?.sms ?? false,
    marketingPhone: requests?.phone ?? false,
    marketingPost: requests?.post ?? false,
    emergencyContact: emergencyContact === undefined ? null : JSON.stringify(emergencyContact),
    onboardingType: 'customer_account_online',
    onboardingSource: body.source,
    termsAcceptedAt: body.terms === true ? now : null,
    createdAt: now,
  };
}

function insertAccount(row: ReturnType<typeof getRow>, context: Context): Promise<SignedIn> {
  return transact(context.db, async (tx) => {
    const { id } = await tx.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
    const user = await readUser(tx, id);
    const { email, language, reference: newReference } = row;
    await queueEmailLink(tx, { userId: id, email, language, newReference }, context);
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
      insertAccount(getRow(body, { passwordHash, reference, language, now: clock.now() }), context),
    );
    return { data };
  } catch (error) {
    throw isUniqueViolation(error, 'users_email_unique') ? invalid(emailTaken) : error;
  }
});
