import type { Tx } from '#backend/db/schema.ts';
import { letter } from '#backend/mail/letter.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { readRecipient } from '#backend/mail/read-recipient.ts';
import { readOperator } from '#backend/operator/store.ts';
import { formatMinor } from '#backend/serialize/money.ts';

/** The new membership, with how it is paid: a direct debit is announced with its reference, day and amount. */
function readFacts(tx: Tx, membershipId: string) {
  return tx
    .selectFrom('memberships as m')
    .innerJoin('membershipTypes as t', 't.id', 'm.membershipTypeId')
    .innerJoin('venues as v', 'v.id', 'm.homeVenueId')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .leftJoin('mandates as d', 'd.id', 'm.mandateId')
    .where('m.id', '=', membershipId)
    .select(['m.userId', 'm.price', 'm.nextBillOn', 'm.coolingOffEndsOn', 't.name', 't.price as typePrice'])
    .select(['v.name as venueName', 'u.barcode', 'd.kind', 'd.reference', 'd.accountEnd'])
    .executeTakeFirstOrThrow();
}

/** Welcomes a new member: card number, when the next payment is taken and from what, and how long joining can be undone. */
export async function queueWelcome(tx: Tx, membershipId: string, now: Date): Promise<void> {
  const facts = await readFacts(tx, membershipId);
  const recipient = await readRecipient(tx, [facts.userId]);
  if (recipient === null) return;
  const { email: to, words } = recipient;
  const { t } = words;
  const { name: operatorName, currency } = await readOperator(tx);
  const { name: membership, venueName: venue, nextBillOn, coolingOffEndsOn, reference, accountEnd } = facts;
  const heading = t('mails.welcomeMember.title', { membership });
  const amount = formatMinor(facts.price ?? facts.typePrice, currency);
  const isDebit = facts.kind === 'direct_debit' && reference !== null && accountEnd !== null;
  const paragraphs = [
    t('mails.welcomeMember.lead', { membership, venue }),
    ...(facts.barcode === null ? [] : [t('mails.welcomeMember.card', { number: facts.barcode })]),
    ...(nextBillOn === null ? [] : [t('mails.welcomeMember.next', { amount, date: words.date(nextBillOn) })]),
    ...(isDebit ? [t('mails.welcomeMember.directDebit', { reference, end: accountEnd })] : []),
    ...(coolingOffEndsOn === null ? [] : [t('mails.welcomeMember.coolingOff', { date: words.date(coolingOffEndsOn) })]),
  ];
  const { html, text } = letter({ words, operatorName, heading, paragraphs });
  await queueMail(tx, { to, subject: heading, html, text }, `member:${membershipId}`, now);
}
