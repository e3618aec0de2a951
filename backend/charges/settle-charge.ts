import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import { readOperator } from '#backend/operator/store.ts';
import { standardLine } from '#backend/orders/standard-line.ts';
import type { PaymentTransaction } from '#backend/payments/records/transitions.ts';
import { money } from '#backend/serialize/money.ts';
import type { CartItem } from '#contract/cart/cart-items.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { readCharge, type Charge } from './charge.ts';
import { queuePaymentTaken } from './queue-notices.ts';

/** Where the money of a charge is. */
type ChargePayment =
  | { by: 'card'; transaction: PaymentTransaction; last4: string | null }
  /** The bank has confirmed a direct debit. */
  | { by: 'direct_debit'; providerRef: string };

function readFacts(tx: Tx, { membershipId, mandateId }: Charge) {
  return tx
    .selectFrom('memberships as m')
    .innerJoin('membershipTypes as t', 't.id', 'm.membershipTypeId')
    .innerJoin('venues as v', 'v.id', 'm.homeVenueId')
    .leftJoin('mandates as d', (join) => join.on('d.id', '=', mandateId))
    .where('m.id', '=', membershipId)
    .select(['t.id as typeId', 't.name as typeName', 'v.id as venueId', 'v.name as venueName'])
    .select(['d.accountEnd'])
    .executeTakeFirstOrThrow();
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

/** The line of the order as a basket would show it (`cartItemSchema`). */
function getItem({ id, membershipId, userId, amount }: Charge, facts: Facts, currency: string): CartItem {
  const { typeId, typeName, venueId, venueName } = facts;
  const price = money(amount, currency);
  return {
    ...standardLine(price, userId),
    id,
    type: 'membership',
    membershipId,
    membershipType: { id: typeId, name: typeName },
    homeVenue: { id: venueId, name: venueName },
    cartableType: null,
    cartableResource: null,
    name: typeName,
    maxQuantity: 1,
    fullPrice: price,
    savings: [],
  };
}

/** What paid: money at the provider of cards, which its transaction finds, or at that of direct debits. */
function getTender(payment: ChargePayment, { accountEnd }: Facts) {
  if (payment.by === 'direct_debit') {
    const description = `Direct Debit, account ending ${accountEnd ?? ''}`;
    return {
      tenderType: 'direct-debit' as const,
      heldBy: 'debit_provider' as const,
      description,
      reference: payment.providerRef,
    };
  }
  const { transaction, last4 } = payment;
  const description = last4 === null ? 'Card on file' : `Card ending ${last4}`;
  return {
    tenderType: 'online' as const,
    heldBy: 'card_provider' as const,
    description,
    reference: transaction.providerRef,
    transactionId: transaction.id,
  };
}

/**
 * Makes the order of a period that is paid, with its line and its payment; the ledger follows from them. Returns its id.
 */
async function placeChargeOrder(tx: Tx, charge: Charge, payment: ChargePayment, now: Date): Promise<string> {
  const { currency } = await readOperator(tx);
  const facts = await readFacts(tx, charge);
  const { membershipId, userId, amount, periodFrom, periodNext } = charge;
  const { id: orderId } = await tx
    .insertInto('orders')
    .values({
      cartId: null,
      userId,
      cartSource: 'online-joining',
      status: 'success',
      currency,
      total: amount,
      balance: 0,
      itemCount: 1,
      items: JSON.stringify([getItem(charge, facts, currency)]),
      createdAt: now,
      completedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('orderLines')
    .values({
      orderId,
      name: facts.typeName,
      summary: `${periodFrom} – ${daysAfter(periodNext, -1)}`,
      purchasableType: 'membership',
      purchasableId: membershipId,
      price: amount,
      createdAt: now,
    })
    .execute();
  await tx
    .insertInto('payments')
    .values({
      orderId,
      ...getTender(payment, facts),
      amount,
      status: 'done',
      createdAt: now,
      completedAt: now,
    })
    .execute();
  return orderId;
}

/**
 * Makes the order of a charge whose money was taken, once, and lets its membership be as paid as it is. The charge is
 * locked. Returns the id of the order.
 */
export async function settleCharge(tx: Tx, id: string, payment: ChargePayment, now: Date): Promise<string> {
  const charge = await readCharge(tx, id);
  const orderId = await placeChargeOrder(tx, charge, payment, now);
  await tx
    .updateTable('membershipCharges')
    .set({
      state: 'paid',
      orderId,
      paidAt: now,
      failureCode: null,
      claimedUntil: null,
      savedCardId: null,
      unanswered: 0,
    })
    .where('id', '=', id)
    .execute();
  const { rows } = await sql`
    update memberships m set grace_ends_on = null
    where m.id = ${charge.membershipId} and m.grace_ends_on is not null and not exists (
      select from membership_charges c where c.membership_id = m.id and c.id <> ${id}
        and (c.failure_code is not null or c.state = 'given_up') and c.state <> 'paid')
    returning m.id`.execute(tx);
  if (rows.length > 0) await queuePaymentTaken(tx, charge, now);
  return orderId;
}
