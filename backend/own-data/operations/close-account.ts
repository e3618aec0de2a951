import { addDays } from 'date-fns/addDays';
import { recordSecurityEvent } from '#backend/audit/security-event.ts';
import type { Dependencies } from '#backend/context.ts';
import { checkCurrentPassword } from '#backend/customers/sign-in/passwords/check-current-password.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { letter } from '#backend/mail/letter.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { readRecipient } from '#backend/mail/read-recipient.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { isOwed } from '#backend/own-data/close-accounts.ts';
import { instant } from '#backend/serialize/instant.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { closeAccountEndpoint, keepAccountEndpoint } from '#contract/customers/own-data.ts';
import { siteZone } from '#contract/rules/site-zone.ts';

/** Keeps the caller's account, which was to be closed; one that was not to be stays as it is. */
export const keepAccount = operation(keepAccountEndpoint, async (_input, context) => {
  const { db, caller } = context;
  if (caller === null) throw new DomainError('unauthenticated');
  const { userId } = caller;
  await transact(db, async (tx) => {
    const kept = await tx
      .updateTable('users')
      .set({ closesAt: null })
      .where('id', '=', userId)
      .where('closesAt', 'is not', null)
      .where('closedAt', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (kept !== undefined) await recordSecurityEvent(tx, context, { action: 'account_kept', account: { userId } });
  });
  return { data: null, message: 'Your account stays open' };
});

/** Tells somebody when their account is closed, and how to keep it. */
export async function queueClosing(
  tx: Tx,
  userId: number,
  closesAt: Date,
  { clock, ids }: Pick<Dependencies, 'clock' | 'ids'>,
): Promise<void> {
  const recipient = await readRecipient(tx, [userId]);
  if (recipient === null) return;
  const { email: to, words } = recipient;
  const { t } = words;
  const subject = t('mails.closing.title');
  const { name: operatorName } = await readOperator(tx);
  const date = words.date(localDate(closesAt, siteZone));
  const paragraphs = [t('mails.closing.lead', { date }), t('mails.closing.kept')];
  const { html, text } = letter({ words, operatorName, heading: subject, paragraphs });
  await queueMail(tx, { to, subject, html, text }, `closing:${userId}:${ids.uuid()}`, clock.now());
}

/** Days in which an account that is to be closed can be kept. */
const coolingOffDays = 14;

/**
 * Closes the caller's account in 14 days, unless they keep it until then (docs/product.md#own-data). Again it answers the
 * same day. Throws `validation_failed` for a wrong password, `forbidden` for staff, whose accounts the operator closes,
 * `balance_outstanding` while something is to be paid.
 */
export const closeAccount = operation(closeAccountEndpoint, async ({ body }, context) => {
  const { db, clock } = context;
  const { user } = await checkCurrentPassword(context, body.currentPassword);
  if (user.isStaff) throw new DomainError('forbidden');
  const closesAt = await transact(db, async (tx) => {
    const known = await tx
      .selectFrom('users')
      .where('id', '=', user.id)
      .select('closesAt')
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (known.closesAt !== null) return known.closesAt;
    if (await isOwed(tx, user.id)) throw new DomainError('balance_outstanding');
    const chosen = addDays(clock.now(), coolingOffDays);
    await tx.updateTable('users').set({ closesAt: chosen }).where('id', '=', user.id).execute();
    await recordSecurityEvent(tx, context, { action: 'account_closing', account: { userId: user.id } });
    await queueClosing(tx, user.id, chosen, context);
    return chosen;
  });
  return { data: { closesAt: instant(closesAt) }, message: 'Your account will be closed' };
});
