import type { Tx } from '#backend/db/schema.ts';
import { readOperator } from '#backend/operator/store.ts';
import { standardLine } from '#backend/orders/standard-line.ts';
import { money } from '#backend/serialize/money.ts';
import type { CartItem } from '#contract/cart/cart-items.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import type { Claimed } from './claim-charge.ts';

function readFacts(tx: Tx, { membershipId, mandateId }: Claimed) {
  return tx
    .selectFrom('memberships as m')
    .innerJoin('membershipTypes as t', 't.id', 'm.membershipTypeId')
    .innerJoin('venues as v', 'v.id', 'm.homeVenueId')
    .leftJoin('mandates as d', (join) => join.on('d.id', '=', mandateId))
    .leftJoin('savedCards as c', 'c.id', 'd.savedCardId')
    .where('m.id', '=', membershipId)
    .select(['t.id as typeId', 't.name as typeName', 'v.id as venueId', 'v.name as venueName'])
    .select(['d.kind', 'd.accountEnd', 'c.last4'])
    .executeTakeFirstOrThrow();
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

/** The line of the order as a basket would show it (`cartItemSchema`). */
function getItem({ id, membershipId, userId, amount }: Claimed, facts: Facts, currency: string): CartItem {
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

function getTender({ kind, accountEnd, last4 }: Facts) {
  return kind === 'card'
    ? { tenderType: 'card' as const, description: last4 === null ? 'Card on file' : `Card ending ${last4}` }
    : { tenderType: 'direct-debit' as const, description: `Direct Debit, account ending ${accountEnd ?? ''}` };
}

/**
 * Makes the order of a period that is paid, with its line and its payment; the ledger follows from them. Returns its id.
 */
export async function placeChargeOrder(tx: Tx, claimed: Claimed, providerRef: string, now: Date): Promise<string> {
  const { currency } = await readOperator(tx);
  const facts = await readFacts(tx, claimed);
  const { membershipId, userId, amount, periodFrom, periodNext } = claimed;
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
      items: JSON.stringify([getItem(claimed, facts, currency)]),
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
      ...getTender(facts),
      amount,
      status: 'done',
      reference: providerRef,
      createdAt: now,
      completedAt: now,
    })
    .execute();
  return orderId;
}
