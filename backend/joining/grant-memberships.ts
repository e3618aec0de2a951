import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import type { Fulfilment } from '#backend/orders/fulfilment.ts';
import { AlreadyPaid } from '#backend/orders/order-impossible.ts';
import { queueWelcome } from './queue-welcome.ts';
import { readType } from './read-types.ts';
import { getTypePayment } from './show-type.ts';

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
