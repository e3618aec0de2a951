import type { Dependencies } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { plainName } from '#backend/mail/greeting.ts';
import { letter } from '#backend/mail/letter.ts';
import { mailText } from '#backend/mail/mail-text.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { readOperator } from '#backend/operator/store.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import type { GuestPass } from '#contract/packages/guest-passes.ts';
import { siteZone } from '#contract/rules/site-zone.ts';

interface Gift {
  pass: GuestPass;
  giverId: number;
  email: string;
  message: string | undefined;
}

/** Mails a guest pass to whom it is given: its code, where and until when it is good, and what the giver says. */
export async function queueGift(
  tx: Tx,
  { pass, giverId, email, message }: Gift,
  { ids, clock }: Pick<Dependencies, 'ids' | 'clock'>,
): Promise<void> {
  const giver = await tx
    .selectFrom('users')
    .where('id', '=', giverId)
    .select(['firstName', 'lastName', 'language'])
    .executeTakeFirstOrThrow();
  const words = mailText(giver.language);
  const { t } = words;
  const name = plainName(`${giver.firstName} ${giver.lastName}`) || t('mails.somebody');
  const { name: operatorName } = await readOperator(tx);
  const heading = t('mails.guestPass.title', { name });
  const paragraphs = [
    t('mails.guestPass.lead', { name, operator: operatorName, code: pass.code }),
    ...(message === undefined ? [] : [message]),
    pass.venue === null ? t('mails.guestPass.everywhere') : t('mails.guestPass.venue', { venue: pass.venue.name }),
    ...(pass.expiresAt === null
      ? []
      : [t('mails.guestPass.until', { date: words.date(localDate(new Date(pass.expiresAt), siteZone)) })]),
  ];
  const { html, text } = letter({ words, operatorName, heading, paragraphs });
  await queueMail(tx, { to: email, subject: heading, html, text }, `guest-pass:${pass.id}:${ids.uuid()}`, clock.now());
}
