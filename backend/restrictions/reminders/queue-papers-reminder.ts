import { mailedSession } from '#backend/bookings/letters/mailed-session.ts';
import type { Config } from '#backend/config.ts';
import type { Tx } from '#backend/db/schema.ts';
import { letter } from '#backend/mail/letter.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { forWhom, readRecipient } from '#backend/mail/read-recipient.ts';
import type { RestrictionRef } from '#contract/activities/restrictions.ts';
import type { Unreminded } from './find-unreminded.ts';

interface Writing {
  config: Pick<Config, 'accountUrl'>;
  now: Date;
}

async function readSession(tx: Tx, { bookingId }: Unreminded) {
  return tx
    .selectFrom('bookings as b')
    .innerJoin('occurrences as o', 'o.id', 'b.occurrenceId')
    .innerJoin('venues as v', 'v.id', 'o.venueId')
    .innerJoin('users as u', 'u.id', 'b.userId')
    .innerJoin('operators as op', (join) => join.onTrue())
    .where('b.id', '=', bookingId)
    .select(['o.templateName', 'o.startsAt', 'v.name as venueName', 'v.timezone', 'op.name as operatorName'])
    .select(['u.id as userId', 'u.firstName', 'u.lastName'])
    .executeTakeFirstOrThrow();
}

/** Mails what is still to be signed or attended before a booked session, to its person or to whoever booked. */
export async function queuePapersReminder(
  tx: Tx,
  booking: Unreminded,
  papers: readonly RestrictionRef[],
  { config, now }: Writing,
): Promise<void> {
  const recipient = await readRecipient(tx, [booking.userId, booking.bookedByUserId]);
  if (recipient === null) return;
  const session = await readSession(tx, booking);
  const { email: to, words } = recipient;
  const { t } = words;
  const subject = t('mails.papers.subject', { name: session.templateName });
  const { html, text } = letter({
    words,
    operatorName: session.operatorName,
    heading: t('mails.papers.title'),
    paragraphs: [
      t('mails.papers.lead', { session: mailedSession(session, words) }),
      ...forWhom(recipient, session),
      ...papers.map(({ name, type }) =>
        t(type === 'post-purchase-induction' ? 'mails.papers.attend' : 'mails.papers.sign', { name }),
      ),
    ],
    action: { label: t('mails.papers.action'), url: config.accountUrl },
  });
  await queueMail(tx, { to, subject, html, text }, `papers:${booking.bookingId}:${now.toISOString()}`, now);
}
