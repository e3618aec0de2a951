import { addHours } from 'date-fns/addHours';
import type { Dependencies } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { hashToken } from '#backend/http/input/token.ts';
import { letter } from '#backend/mail/letter.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { readOperator } from '#backend/operator/store.ts';

const lifeHours = 24;
const heading = 'Confirm your e-mail address';

/** Invalidates every link mailed to a person so far to confirm an address. */
export async function endEmailLinks(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable('emailConfirmations')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .execute();
}

/**
 * Mails a link that confirms an address as the person's; it works once, for a day. Links mailed before are invalidated.
 */
export async function queueEmailLink(
  tx: Tx,
  { userId, email }: { userId: number; email: string },
  { clock, ids, config }: Pick<Dependencies, 'clock' | 'ids' | 'config'>,
): Promise<void> {
  const token = ids.token();
  const tokenHash = hashToken(token);
  const now = clock.now();
  await endEmailLinks(tx, userId, now);
  await tx
    .insertInto('emailConfirmations')
    .values({ tokenHash, userId, email, createdAt: now, expiresAt: addHours(now, lifeHours), usedAt: null })
    .execute();
  const { name } = await readOperator(tx);
  const { html, text } = letter({
    operatorName: name,
    heading,
    paragraphs: [
      'Somebody, we hope you, gave this address for an account with us. The link shows that it is yours. It works once, for a day.',
      'If it was not you, there is nothing to do: please leave the link alone.',
    ],
    action: { label: 'Confirm this address', url: `${config.siteUrl}/confirm-email?key=${token}` },
  });
  await queueMail(tx, { to: email, subject: heading, html, text }, `email-link:${tokenHash}`, now);
}
