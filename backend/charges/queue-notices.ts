import type { Tx } from '#backend/db/schema.ts';
import { letter } from '#backend/mail/letter.ts';
import type { MailText } from '#backend/mail/mail-text.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { readRecipient } from '#backend/mail/read-recipient.ts';
import { readOperator } from '#backend/operator/store.ts';
import { formatMinor } from '#backend/serialize/money.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import type { Charge } from './charge.ts';

interface Notice {
  userId: number;
  /** A mail with the same key is queued once. */
  key: string;
  now: Date;
  write: (words: MailText, currency: string) => { heading: string; paragraphs: string[] };
}

async function queueNotice(tx: Tx, { userId, key, now, write }: Notice): Promise<void> {
  const recipient = await readRecipient(tx, [userId]);
  if (recipient === null) return;
  const { email: to, words } = recipient;
  const { name: operatorName, currency } = await readOperator(tx);
  const { heading, paragraphs } = write(words, currency);
  const { html, text } = letter({ words, operatorName, heading, paragraphs });
  await queueMail(tx, { to, subject: heading, html, text }, key, now);
}

type Charged = Pick<Charge, 'id' | 'attempts' | 'userId' | 'name' | 'amount'>;

interface Failed {
  /** Null: it is not tried again by itself. */
  nextAttemptAt: Date | null;
  graceEndsOn: string;
  now: Date;
}

/** Says that a payment was not taken, when it is tried again, and until when everything works. */
export function queuePaymentFailed(
  tx: Tx,
  { id, attempts, userId, name, amount }: Charged,
  failed: Failed,
): Promise<void> {
  const { nextAttemptAt, graceEndsOn, now } = failed;
  return queueNotice(tx, {
    userId,
    key: `charge-failed:${id}:${attempts}`,
    now,
    write: ({ t, date }, currency) => {
      const end = date(graceEndsOn);
      const again =
        nextAttemptAt === null
          ? t('mails.paymentFailed.last', { end })
          : t('mails.paymentFailed.retry', { date: date(localDate(nextAttemptAt, siteZone)), end });
      const lead = t('mails.paymentFailed.lead', { amount: formatMinor(amount, currency), membership: name });
      return { heading: t('mails.paymentFailed.title'), paragraphs: [lead, again, t('mails.paymentFailed.next')] };
    },
  });
}

/** Says that a payment that had failed was taken, and that nothing is owed any more. */
export function queuePaymentTaken(tx: Tx, { id, userId, name, amount }: Charged, now: Date): Promise<void> {
  return queueNotice(tx, {
    userId,
    key: `charge-taken:${id}`,
    now,
    write: ({ t }, currency) => ({
      heading: t('mails.paymentTaken.title'),
      paragraphs: [t('mails.paymentTaken.lead', { amount: formatMinor(amount, currency), membership: name })],
    }),
  });
}

interface Lapsed {
  membershipId: string;
  userId: number;
  name: string;
  endsOn: string;
}

/** Says that a membership has ended because it was not paid. */
export function queueLapsed(tx: Tx, { membershipId, userId, name, endsOn }: Lapsed, now: Date): Promise<void> {
  return queueNotice(tx, {
    userId,
    key: `membership-lapsed:${membershipId}`,
    now,
    write: ({ t, date }) => ({
      heading: t('mails.lapsed.title'),
      paragraphs: [t('mails.lapsed.lead', { membership: name, date: date(endsOn) }), t('mails.lapsed.next')],
    }),
  });
}
