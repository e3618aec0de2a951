import { atGateway, kindsUnderTest, payAs, useAccount } from '#tests/support/checkout/kinds.ts';
import { cards, complete } from '#tests/support/checkout/pay.ts';
import { ask, customerWithBasket, type Customer, type Shop } from '#tests/support/checkout/shop.ts';

/** Minor units of general credit that each customer has, and spends. */
export const credit = 120;

/** A customer who has paid, in part with credit. */
export interface Paid extends Customer {
  orderId: string;
  /** Id of the card payment. */
  payment: string;
}

/** Gives somebody credit, and sets it aside for the basket. */
export async function applyCredit(shop: Shop, customer: Customer): Promise<void> {
  const { id } = await shop.db
    .insertInto('creditAccounts')
    .values({ userId: customer.userId, type: 'general', balance: credit })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db.insertInto('creditEntries').values({ accountId: id, amount: credit, reason: 'opening' }).execute();
  const body = { credits_to_reserve: [{ amount: credit, type: 'general' }], cart_source: 'activity-booking' };
  await ask(shop, customer, '/api/credits/apply', { body });
}

/** One order paid through each kind of provider. */
export async function payThroughAll(shop: Shop): Promise<Paid[]> {
  const paid: Paid[] = [];
  for (const kind of kindsUnderTest) {
    await useAccount(shop, kind);
    await kind.quiet(shop);
    const customer = await customerWithBasket(shop);
    await applyCredit(shop, customer);
    const { uuid } = await payAs(shop, kind, customer, cards.approved);
    const { complete_order_id: orderId } = await complete(shop, customer, uuid);
    paid.push({ ...customer, orderId: orderId ?? '', payment: uuid });
  }
  return paid;
}

/** What the gateway has of these payments, as the soak reads it. */
export async function readGateway(shop: Shop, paid: readonly Paid[]) {
  const found = await Promise.all(paid.map(({ payment }) => atGateway(shop, payment)));
  return found.flatMap((one) =>
    one === undefined
      ? []
      : { payment: one.vendorTxCode, kept: one.capturedAmount - one.refundedAmount, isHeld: one.isHeld },
  );
}
