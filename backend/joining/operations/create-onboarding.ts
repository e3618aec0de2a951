import { recordSecurityEvent } from '#backend/audit/security-event.ts';
import { lockCart, releaseCredit } from '#backend/cart/lock-cart.ts';
import { readCart } from '#backend/cart/read-cart.ts';
import type { Context } from '#backend/context.ts';
import { checkNotOtherStaff } from '#backend/customers/check-may-change.ts';
import { issueToken } from '#backend/customers/issue-token.ts';
import { withReference } from '#backend/customers/make-reference.ts';
import { emailTaken } from '#backend/customers/onboarding/check-onboarding.ts';
import { getAccountRow, getDetails, insertAccount } from '#backend/customers/onboarding/new-account.ts';
import { hashPassword } from '#backend/customers/password.ts';
import { readUser } from '#backend/customers/store.ts';
import { findUser } from '#backend/customers/user.ts';
import { isUniqueViolation } from '#backend/db/connection/error-codes.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { invalid } from '#backend/failure.ts';
import { checkJoiningForm, type Checked, type Onboarding } from '#backend/joining/check-joining-form.ts';
import { findJoiner, type Joiner } from '#backend/joining/choose-people.ts';
import { endDraft } from '#backend/joining/drafts.ts';
import { saveJoining } from '#backend/joining/save-joining.ts';
import { readJoining } from '#backend/joining/show-joining.ts';
import { operation } from '#backend/operation.ts';
import { getNetwork } from '#contract/get-network.ts';
import { createOnboardingEndpoint } from '#contract/joining/create-onboarding.ts';

interface Account {
  userId: number;
  signedIn: { token: string; expiresAt: string } | null;
}

interface Work extends Onboarding {
  joiner: Joiner;
  checked: Checked;
  passwordHash: string | null;
  reference: string;
}

/** What is left out of the form stays as it is; so do address of log-in, password and date of birth. */
async function updateDetails(tx: Tx, userId: number, { body, type }: Onboarding, context: Context): Promise<void> {
  const now = context.clock.now();
  const { dateOfBirth, firstName, lastName, ...details } = getDetails(body);
  const before = await readUser(tx, userId);
  checkNotOtherStaff(context, before);
  const filled = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== null && value !== false));
  await tx
    .updateTable('users')
    .set({
      ...filled,
      firstName,
      lastName,
      dateOfBirth: before.dateOfBirth ?? dateOfBirth,
      onboardingType: before.onboardingType ?? type,
      ...(body.terms === true && { termsAcceptedAt: now }),
    })
    .where('id', '=', userId)
    .execute();
}

async function openAccount(tx: Tx, work: Work, context: Context): Promise<Account> {
  const { body, type, joiner, passwordHash, reference } = work;
  const now = context.clock.now();
  if (joiner.kind === 'known') {
    await updateDetails(tx, joiner.userId, work, context);
    return { userId: joiner.userId, signedIn: null };
  }
  const language = context.language ?? 'en';
  const row = getAccountRow(body, { onboardingType: type, passwordHash, reference, language, now });
  const user = await insertAccount(tx, row, context);
  if (joiner.byStaff) return { userId: user.id, signedIn: null };
  const account = { userId: user.id };
  await recordSecurityEvent(tx, context, { action: 'log_in_succeeded', account, details: { byRegistration: true } });
  return { userId: user.id, signedIn: await issueToken(user, context, tx) };
}

/** Account, membership and basket in one transaction: a refusal leaves nothing half-made. */
function run(context: Context, work: Work) {
  return transact(context.db, async (tx) => {
    const { body, checked, joiner } = work;
    const { userId, signedIn } = await openAccount(tx, work, context);
    const staffUserId =
      joiner.kind === 'known' && context.caller?.userId === userId ? null : (context.caller?.userId ?? null);
    const choice = { userId, staffUserId, channel: 'online' as const, source: 'online-joining' as const };
    const cart = await lockCart(tx, choice);
    if (checked.wanted !== null) {
      const { people, collectableFeeIds: feeIds, redirect } = body;
      await saveJoining(context, tx, cart, {
        userId,
        ...checked.wanted,
        people,
        feeIds,
        ...(redirect && { redirect }),
      });
      await releaseCredit(tx, cart.id);
    }
    await endDraft(tx, body.draftToken);
    return {
      user: findUser(await readUser(tx, userId)),
      token: signedIn?.token ?? null,
      expiresAt: signedIn?.expiresAt ?? null,
      cart: await readCart(context, tx, cart),
      joining: checked.wanted === null ? null : await readJoining(context, tx, choice),
    };
  });
}

/**
 * Begins a membership: makes the account, unless somebody is logged in or staff have chosen a customer, and puts the
 * membership with its fees into the basket `online-joining` (docs/product.md#joining). Throws `validation_failed`,
 * `form_changed`, `not_found` for a venue that sells none online, `already_member`, `forbidden`,
 * `payment_in_progress`. 30 an hour an address.
 */
export const createOnboarding = operation(createOnboardingEndpoint, async ({ query, body }, context) => {
  const { ids, limits, address } = context;
  await limits.consume('register', getNetwork(address), { limit: 30, windowSeconds: 3600 });
  const joiner = findJoiner(context);
  const onboarding = { type: query.onboardingType, body };
  const checked = await checkJoiningForm(context, joiner, onboarding);
  const isOwnNew = joiner.kind === 'new' && !joiner.byStaff;
  const passwordHash = isOwnNew ? await hashPassword(body.password ?? '') : null;
  try {
    const data = await withReference(ids, (reference) =>
      run(context, { ...onboarding, joiner, checked, passwordHash, reference }),
    );
    return { data };
  } catch (error) {
    throw isUniqueViolation(error, 'users_email_unique') ? invalid(emailTaken) : error;
  }
});
