import { sql } from 'kysely';
import type { Context } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { letter } from '#backend/mail/letter.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { queueEmailLink } from '#backend/sign-in/email-link.ts';
import { checkCurrentPassword } from '#backend/sign-in/passwords/check-current-password.ts';
import { changeEmailEndpoint } from '#contract/email.ts';

/** Tells the owner of an address, and nobody else, that it belongs to an account; the caller learns nothing. */
async function queueTaken(tx: Tx, email: string, { ids, clock, config }: Context): Promise<void> {
  const { name } = await readOperator(tx);
  const { html, text } = letter({
    operatorName: name,
    heading: 'This address is already in use',
    paragraphs: [
      'Somebody gave this address for another account with us. It has an account already, and nothing has changed.',
      'If it was you, log in with this address; a forgotten password can be replaced.',
    ],
    action: { label: 'Choose a new password', url: `${config.siteUrl}/forgotten-password` },
  });
  await queueMail(
    tx,
    { to: email, subject: 'This address is already in use', html, text },
    `email-taken:${ids.uuid()}`,
    clock.now(),
  );
}

/**
 * Mails a link to an address that is to become the caller's; nothing changes until it is followed. For the caller's
 * current address it sends the confirmation link again. Limited to five an hour per person. Throws `validation_failed`
 * for a wrong password; never reveals whether the address belongs to an account.
 */
export const changeEmail = operation(changeEmailEndpoint, async ({ body }, context) => {
  const { db, limits } = context;
  const { user } = await checkCurrentPassword(context, body.currentPassword);
  await limits.take('e-mail link', String(user.id), { limit: 5, windowSeconds: 3600 });
  await transact(db, async (tx) => {
    const other = await tx
      .selectFrom('users')
      .where(sql<string>`lower(email)`, '=', body.email.toLowerCase())
      .where('id', '!=', user.id)
      .select('id')
      .executeTakeFirst();
    if (other === undefined) await queueEmailLink(tx, { userId: user.id, email: body.email }, context);
    else await queueTaken(tx, body.email, context);
  });
  return { data: null, message: 'We have sent an e-mail to this address. Follow its link to confirm it' };
});
