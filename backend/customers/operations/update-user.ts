import { subMinutes } from 'date-fns/subMinutes';
import type { Updateable } from 'kysely';
import { recordAudit } from '#backend/audit/record-audit.ts';
import type { Context } from '#backend/context.ts';
import { checkMayChange, hasNoLogIn, mayReadAll } from '#backend/customers/check-may-change.ts';
import { askAddress } from '#backend/customers/sign-in/ask-address.ts';
import { queueEmailLink } from '#backend/customers/sign-in/email-link.ts';
import { checkCurrentPassword } from '#backend/customers/sign-in/passwords/check-current-password.ts';
import { queueSecurityMail } from '#backend/customers/sign-in/security-mail.ts';
import { type AccountRow, readUser } from '#backend/customers/store.ts';
import { findUser, getNames } from '#backend/customers/user.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import type { UsersTable } from '#backend/db/tables/people.ts';
import { invalid } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { updateUserEndpoint, type UpdateUserBody } from '#contract/customers/update-user.ts';
import { isBorn } from '#contract/rules/ages.ts';
import { siteZone } from '#contract/rules/site-zone.ts';

/** Minutes after a password in which it is not asked for again. */
const recentMinutes = 30;

const isSame = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase();

async function isRecent({ db, caller, clock }: Context): Promise<boolean> {
  const token = await db
    .selectFrom('accessTokens')
    .where('id', '=', caller?.tokenId ?? null)
    .where('passwordAt', '>=', subMinutes(clock.now(), recentMinutes))
    .select('id')
    .executeTakeFirst();
  return token !== undefined;
}

/**
 * Checks that an address may become the account's, before anything is changed. Whoever has only borrowed a browser must
 * not be able to take the account away: where no password was shown lately it is asked for. Throws
 * `validation_failed` for a missing or wrong password. Never reveals whether the address belongs to an account. Five an
 * hour for each account.
 */
async function checkNewEmail(
  context: Context,
  user: AccountRow,
  { email, currentPassword }: UpdateUserBody,
): Promise<string | null> {
  if (email === undefined || isSame(user.email, email)) return null;
  await context.limits.consume('email link', String(user.id), { limit: 5, windowSeconds: 3600 });
  if (context.caller?.userId !== user.id) return email;
  if (currentPassword !== undefined) await checkCurrentPassword(context, currentPassword);
  else if (!(await isRecent(context))) throw invalid({ current_password: ['Required'] });
  return email;
}

/**
 * Mails the link that makes an address the account's, and tells the address there is now that it was asked for. What the
 * desk asks for has to be allowed first, by the link that is mailed to the present address or by another member of staff
 * (`allowEmail`): whoever sits there must not take the account.
 */
async function requestEmail(tx: Tx, user: AccountRow, email: string, context: Context): Promise<void> {
  const { id: userId, language, email: presentEmail } = user;
  const { caller } = context;
  if (caller !== null && caller.userId !== userId) {
    const askedBy = caller.userId;
    await queueEmailLink(tx, { userId, email, language, deskStep: 'allow', presentEmail, askedBy }, context);
    return;
  }
  await askAddress(tx, { userId, email, language }, context);
  await queueSecurityMail(tx, user, 'emailRequested', context);
}

type Details = Updateable<UsersTable>;

const noAddress = { address1: null, address2: null, area: null, town: null, country: null, postcode: null, uprn: null };

/** The columns of an address: a new one replaces the whole old one, null takes it away, undefined leaves it. */
function getAddress(address: UpdateUserBody['address']): Details {
  if (address === undefined) return {};
  return address === null ? noAddress : { ...noAddress, ...address };
}

function getPreferences(preferences: UpdateUserBody['marketingPreferences'] = {}): Details {
  const { email, sms, phone, post } = preferences;
  return { marketingEmail: email, marketingSms: sms, marketingPhone: phone, marketingPost: post };
}

/** An optional line that is left empty is none. */
const orNone = (text: string | null | undefined) => (text === '' ? null : text);

/** The columns that a change of somebody's details sets; what was left out stays as it is. */
function changedDetails(body: UpdateUserBody): Details {
  const { firstName, lastName, phone, dateOfBirth } = body;
  const columns: Details = {
    title: orNone(body.title),
    firstName,
    lastName,
    gender: orNone(body.gender),
    ethnicity: orNone(body.ethnicity),
    disability: orNone(body.disability),
    phone,
    dateOfBirth,
    ...getAddress(body.address),
    ...getPreferences(body.marketingPreferences),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function checkRules(user: AccountRow, { dateOfBirth, email }: UpdateUserBody, now: Date): void {
  const errors: Record<string, string[]> = {};
  if (dateOfBirth !== undefined && !isBorn(dateOfBirth, localDate(now, siteZone)))
    errors.date_of_birth = ['Must be a date in the past'];
  // Their address comes with their own log-in (sendInvitation).
  if (email !== undefined && hasNoLogIn(user)) errors.email = ['Please send an invitation to this address'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

async function save(context: Context, user: AccountRow, body: UpdateUserBody, email: string | null) {
  const columns = changedDetails(body);
  return transact(context.db, async (tx) => {
    if (Object.keys(columns).length > 0) await tx.updateTable('users').set(columns).where('id', '=', user.id).execute();
    if (email !== null) await requestEmail(tx, user, email, context);
    await recordAudit(tx, context, {
      action: 'details_changed',
      subjectType: 'user',
      subjectId: String(user.id),
      details: { fields: [...Object.keys(columns), ...(email === null ? [] : ['email'])] },
    });
    return readUser(tx, user.id);
  });
}

/**
 * Changes somebody's details (docs/product.md#details). An email address changes when the link mailed to it is followed,
 * one that staff ask for when the present one, or another member of staff, has allowed it before. Throws `forbidden`, and
 * `validation_failed` (a date of birth that is not in the past, a password that is missing or wrong).
 */
export const updateUser = operation(updateUserEndpoint, async ({ params, body }, context) => {
  const user = await checkMayChange(context, params.userId);
  checkRules(user, body, context.clock.now());
  const email = await checkNewEmail(context, user, body);
  const saved = await save(context, user, body, email);
  return {
    data: mayReadAll(context, saved) ? findUser(saved) : getNames(saved),
    message:
      email !== null && context.caller?.userId !== user.id
        ? 'The new address counts once it is allowed, at the present address or by another member of staff, and confirmed'
        : 'Your details have been saved',
  };
});
