import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import { letter } from '#backend/mail/letter.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { readRecipient } from '#backend/mail/read-recipient.ts';
import { readOperator } from '#backend/operator/store.ts';
import { AlreadyPaid } from '#backend/orders/order-impossible.ts';
import type { Fulfilment } from '#backend/orders/placing.ts';
import { formatMinor } from '#backend/serialize/money.ts';
import { readType } from './read-types.ts';
import { getTypePayment } from './show-type.ts';

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
async function queueWelcome(tx: Tx, membershipId: string, now: Date): Promise<void> {
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

interface Granted {
  id: string;
  userId: number;
  membershipTypeId: string;
  homeVenueId: string;
  startsOn: string;
  mandateId: string | null;
}

/** Ends a joining because it is paid; undefined when another order has it, or it was given up. */
function complete(tx: Tx, joiningId: string, now: Date): Promise<Granted | undefined> {
  return tx
    .updateTable('joinings')
    .set({ status: 'completed', endedAt: now })
    .where('id', '=', joiningId)
    .where('status', '=', 'open')
    .returning(['id', 'userId', 'membershipTypeId', 'homeVenueId', 'startsOn', 'mandateId'])
    .executeTakeFirst();
}

/** Makes the membership, from the day on for which it was priced; its terms are those of now. */
async function insertMembership(tx: Tx, granted: Granted, { orderId, now }: Fulfilment): Promise<void> {
  const { id, userId, membershipTypeId, homeVenueId, startsOn, mandateId } = granted;
  const type = await readType(tx, membershipTypeId);
  const { nextPaymentOn, coolingOffEndsOn } = getTypePayment(type, [], startsOn);
  await tx
    .insertInto('memberships')
    .values({
      id,
      userId,
      membershipTypeId,
      homeVenueId,
      startsOn,
      status: 'active',
      price: type.price,
      minimumTermMonths: type.minimumTermMonths,
      noticeDays: type.noticeDays,
      coolingOffEndsOn,
      billsFrom: nextPaymentOn,
      nextBillOn: nextPaymentOn,
      mandateId,
      orderId,
      createdAt: now,
    })
    .execute();
  await sql`
    insert into membership_users (membership_id, user_id)
    select joining_id, user_id from joining_people where joining_id = ${id} order by position`.execute(tx);
}

/** Gives everybody whom it covers a card number, unless they have one, and the holder their home venue. */
async function equipPeople(tx: Tx, { id, userId, homeVenueId }: Granted): Promise<void> {
  const people = await tx
    .selectFrom('joiningPeople as p')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .where('p.joiningId', '=', id)
    .where('u.barcode', 'is', null)
    .orderBy('u.id')
    .select('u.id')
    .execute();
  for (const person of people)
    await sql`
      update users set barcode = free.number from (
        select tried.number from generate_series(1, 20), lateral (
          -- Eight figures of a random UUID; the constant keeps card numbers apart from references.
          select '70' || lpad((('x' || left(replace(gen_random_uuid()::text, '-', ''), 8))::bit(32)::bigint % 100000000)::text, 8, '0')
            as number where generate_series is not null) tried
        where not exists (select from users u where u.barcode = tried.number) limit 1) free
      where users.id = ${person.id} and users.barcode is null`.execute(tx);
  await sql`
    update users set home_venue_id = coalesce(home_venue_id, ${homeVenueId}), has_billing_date = true
    where id = ${userId}`.execute(tx);
}

/**
 * Makes the memberships of an order, with the people whom they cover and their card numbers, and welcomes the holder.
 * Throws AlreadyPaid when one was bought or given up elsewhere meanwhile.
 */
export async function grantMemberships(tx: Tx, fulfilment: Fulfilment): Promise<void> {
  for (const { id, joiningId } of fulfilment.rows) {
    if (joiningId === null) continue;
    const granted = await complete(tx, joiningId, fulfilment.now);
    if (granted === undefined) throw new AlreadyPaid([id]);
    await insertMembership(tx, granted, fulfilment);
    await sql`update journal_transactions set membership_id = ${joiningId} where joining_id = ${joiningId}`.execute(tx);
    await equipPeople(tx, granted);
    await queueWelcome(tx, joiningId, fulfilment.now);
  }
}
