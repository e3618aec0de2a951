import type { CancelledBooking } from '#backend/bookings/cancelling/cancel-settled.ts';
import type { Config } from '#backend/config.ts';
import type { Tx } from '#backend/db/schema.ts';
import { getReason, type Alternative } from '#backend/mail/changed-session.ts';
import { letter } from '#backend/mail/letter.ts';
import type { MailText } from '#backend/mail/mail-text.ts';
import { mailedSession } from '#backend/mail/mailed-session.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { forWhom, readRecipient, type Recipient } from '#backend/mail/read-recipient.ts';
import type { DeleteReason } from '#contract/timetable/update-occurrence.ts';
import { readCancelledCalendars } from './cancelled-calendars.ts';
import { type CancelledVisit, getReturned, getTickets } from './cancelled-letter.ts';
import { groupVisits } from './queue-cancelled-letters.ts';

interface Writing {
  reason: DeleteReason;
  alternative: Alternative | null;
  config: Pick<Config, 'siteUrl'>;
  now: Date;
}

/** What came back; of a place that nothing was paid for only that. */
function getMoney(visit: CancelledVisit, words: MailText) {
  const isFree = visit.every(({ paid, uses }) => paid === 0 && uses.length === 0);
  return isFree ? { sentences: [words.t('mails.sessionCancelled.free')], sums: [] } : getReturned(visit, words);
}

function sessionCancelledLetter(visit: CancelledVisit, recipient: Recipient, { reason, alternative, config }: Writing) {
  const [{ row }] = visit;
  const { words } = recipient;
  const { t } = words;
  const subject = t('mails.sessionCancelled.title');
  const { sentences, sums } = getMoney(visit, words);
  const another = alternative && mailedSession({ ...row, ...alternative }, words);
  const path = `/location/${row.venueSlug}/${row.categorySlug}`;
  const { html, text } = letter({
    words,
    operatorName: row.operatorName,
    heading: subject,
    paragraphs: [
      t('mails.sessionCancelled.lead', { session: mailedSession(row, words) }),
      ...forWhom(recipient, row),
      ...getTickets(visit, words),
      ...getReason(reason, words),
      ...sentences,
      ...(another === null ? [] : [t('mails.sessionCancelled.another', { session: another })]),
    ],
    sums,
    ...(alternative !== null && {
      action: {
        label: t('mails.sessionCancelled.bookAnother'),
        url: `${config.siteUrl}${path}/${alternative.localDate}#session-${alternative.id}`,
      },
    }),
  });
  return { subject, html, text };
}

/**
 * Tells everybody who was booked that the venue has cancelled a session, what came of their money, and which session
 * they may book instead: one mail for each person. Of somebody without an address whoever booked is told.
 */
export async function queueSessionCancelledLetters(
  tx: Tx,
  cancelled: readonly CancelledBooking[],
  writing: Writing,
): Promise<void> {
  for (const visit of groupVisits(cancelled)) {
    const [{ row }] = visit;
    const recipient = await readRecipient(tx, [row.userId, row.bookedByUserId]);
    if (recipient === null) continue;
    const mail = sessionCancelledLetter(visit, recipient, writing);
    const calendars = await readCancelledCalendars(tx, visit);
    await queueMail(tx, { to: recipient.email, ...mail, calendars }, `cancelled:${row.id}`, writing.now);
  }
}
