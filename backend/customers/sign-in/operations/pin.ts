import { recordSecurityEvent } from '#backend/audit/security-event.ts';
import { consumeLogInOfAccount, consumeLogInOfNetwork } from '#backend/customers/account-limits.ts';
import { issueToken } from '#backend/customers/issue-token.ts';
import { hashPassword, passwordFits } from '#backend/customers/password.ts';
import { endToken } from '#backend/customers/sign-in/end-tokens.ts';
import { checkCurrentPassword } from '#backend/customers/sign-in/passwords/check-current-password.ts';
import {
  mostFailures,
  deletePin,
  consumePinAttempt,
  forgetPinFailures,
} from '#backend/customers/sign-in/pins/pin-store.ts';
import { queueSecurityMail } from '#backend/customers/sign-in/security-mail.ts';
import { readUser, findAccount } from '#backend/customers/store.ts';
import { getSignedInUser } from '#backend/customers/user.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { DomainError, invalid } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { setPinEndpoint, getPinEndpoint, removePinEndpoint, loginByPinEndpoint } from '#contract/customers/pin.ts';

/**
 * Signs in at a kiosk by the number of a membership or a card and its PIN, for as long as a visit (decision 034). A wrong
 * PIN, an unknown number, an address in place of a number, staff, and a PIN that is not set or locked get the same answer
 * in the same time (`invalid_pin`). Counted against the same limits as log-ins by password; besides, five wrong ones in
 * a row lock the PIN, which its owner is told by mail.
 */
export const loginByPin = operation(loginByPinEndpoint, async ({ body: { username, pin } }, context) => {
  const { db, caller, clock } = context;
  await consumeLogInOfNetwork(context);
  const found = username.includes('@') ? undefined : await findAccount(db, username);
  const undoHit = await consumeLogInOfAccount(context, { userId: found?.id ?? null, name: username });
  const user = found?.isStaff ? undefined : found;
  const attempt = user && (await consumePinAttempt(db, user.id));
  const fits = await passwordFits(pin, attempt?.pinHash ?? null);
  const account = found === undefined ? { name: username } : { userId: found.id };
  if (!fits || user === undefined) {
    await transact(db, async (tx) => {
      await recordSecurityEvent(tx, context, { action: 'log_in_failed', account, details: { byPin: true } });
      if (user === undefined || !attempt?.isLast) return;
      await recordSecurityEvent(tx, context, { action: 'pin_locked', account });
      await queueSecurityMail(tx, user, 'pinLocked', context);
    });
    throw new DomainError('invalid_pin');
  }
  await undoHit();
  const signedIn = await transact(db, async (tx) => {
    await forgetPinFailures(tx, user.id);
    await recordSecurityEvent(tx, context, { action: 'log_in_succeeded', account, details: { byPin: true } });
    if (caller !== null) await endToken(tx, caller.tokenId, clock.now());
    return issueToken({ ...user, byPin: true }, context, tx);
  });
  return { data: { ...signedIn, user: getSignedInUser(user) } };
});

/** Takes the caller's PIN away; without one nothing changes. */
export const removePin = operation(removePinEndpoint, async (_input, context) => {
  const { db, caller } = context;
  if (caller === null) throw new DomainError('unauthenticated');
  const { userId } = caller;
  await transact(db, async (tx) => {
    if (await deletePin(tx, userId))
      await recordSecurityEvent(tx, context, { action: 'pin_removed', account: { userId } });
  });
  return { data: null, message: 'Your PIN is removed' };
});

/** The state of the caller's PIN. */
export const getPin = operation(getPinEndpoint, async (_input, { db, caller }) => {
  if (caller === null) throw new DomainError('unauthenticated');
  const { isStaff } = await readUser(db, caller.userId);
  const pin = await db.selectFrom('pins').where('userId', '=', caller.userId).select('failures').executeTakeFirst();
  return {
    data: { offered: !isStaff, enabled: pin !== undefined, locked: pin !== undefined && pin.failures >= mostFailures },
  };
});

const fewestDifferent = 2;

interface PinOwner {
  dateOfBirth: string | null;
  reference: string;
  barcode: string | null;
}

/** Whether each digit is the one before it, plus the same step of one up or down. */
function isRun(pin: string): boolean {
  return [1, -1].some((step) =>
    [...pin].every((digit, at) => at === 0 || Number(digit) === Number(pin[at - 1]) + step),
  );
}

/** The ways of writing a date of birth in figures: day, month and year, each order that is written. */
function dateFigures(dateOfBirth: string | null): string[] {
  const [year = '', month = '', day = ''] = dateOfBirth?.split('-') ?? [];
  if (dateOfBirth === null) return [];
  const short = year.slice(2);
  return [
    ...[year, day + month, month + day, month + year, year + month, month + short],
    ...[day + month + short, month + day + short, short + month + day],
    ...[day + month + year, month + day + year, year + month + day],
  ];
}

/**
 * Why a PIN is refused, or null: one digit repeated, a run, the date of birth, or a part of the number it is used with,
 * which is printed on the card.
 */
export function pinProblem(pin: string, { dateOfBirth, reference, barcode }: PinOwner): string | null {
  const isPrinted = [reference, barcode ?? ''].some((number) => number.includes(pin));
  const isEasy = new Set(pin).size < fewestDifferent || isRun(pin) || dateFigures(dateOfBirth).includes(pin);
  return isEasy || isPrinted ? 'This PIN is too easy to guess, please choose another one' : null;
}

/**
 * Sets the caller's PIN for kiosks, or another one, which unlocks it; tells them by mail. Throws `forbidden` for staff,
 * `validation_failed` for a wrong current password or a PIN that is too easy.
 */
export const setPin = operation(setPinEndpoint, async ({ body: { currentPassword, pin } }, context) => {
  const { db, clock } = context;
  const { user } = await checkCurrentPassword(context, currentPassword);
  if (user.isStaff) throw new DomainError('forbidden');
  const problem = pinProblem(pin, user);
  if (problem !== null) throw invalid({ pin: [problem] });
  const values = { userId: user.id, pinHash: await hashPassword(pin), failures: 0, setAt: clock.now() };
  await transact(db, async (tx) => {
    await tx
      .insertInto('pins')
      .values(values)
      .onConflict((of) => of.column('userId').doUpdateSet(values))
      .execute();
    await recordSecurityEvent(tx, context, { action: 'pin_set', account: { userId: user.id } });
    await queueSecurityMail(tx, user, 'pinSet', context);
  });
  return { data: null, message: 'Your PIN is set' };
});
