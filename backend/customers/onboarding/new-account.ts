import type { Selectable } from 'kysely';
import type { Context } from '#backend/context.ts';
import { queueEmailLink } from '#backend/customers/sign-in/email-link.ts';
import { readUser } from '#backend/customers/store.ts';
import type { Tx } from '#backend/db/schema.ts';
import type { UsersTable } from '#backend/db/tables/people.ts';
import type { OnboardingBody, OnboardingForm } from '#contract/customers/onboarding.ts';
import type { Language } from '#contract/languages/languages.ts';

interface New {
  onboardingType: OnboardingForm['onboardingType'];
  /** Null of an account that the front desk makes: its owner sets a password by the mailed link. */
  passwordHash: string | null;
  reference: string;
  language: Language;
  now: Date;
}

type Filled = Omit<OnboardingBody, 'password' | 'passwordConfirmation'>;

/** What the form says about a person, apart from the address by which they log in. */
export function getDetails({ dataFields, source }: Filled) {
  const { personal, contact, additional, emergencyContact } = dataFields;
  const requests = additional?.marketingPreferences;
  return {
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
    onboardingSource: source,
  };
}

/** The row of a new account. */
export function getAccountRow(body: Filled, { now, ...facts }: New) {
  return {
    ...getDetails(body),
    ...facts,
    email: body.dataFields.contact.email,
    termsAcceptedAt: body.terms === true ? now : null,
    createdAt: now,
  };
}

/** Makes an account and welcomes its owner by a mail that confirms the address. */
export async function insertAccount(
  tx: Tx,
  row: ReturnType<typeof getAccountRow>,
  context: Context,
): Promise<Selectable<UsersTable>> {
  const { id } = await tx.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
  const { email, language, reference: newReference } = row;
  await queueEmailLink(tx, { userId: id, email, language, newReference }, context);
  return readUser(tx, id);
}
