import { sql } from 'kysely';
import { kindsUnderTest, payAs, useAccount, type KindUnderTest } from '#tests/support/checkout/kinds.ts';
import { cards, complete } from '#tests/support/checkout/pay.ts';
import { customerWithBasket, openShop, price, type Customer } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { comeToRest, readOrderFaults } from '#tests/support/payments/order-faults.ts';
import { copyRow, dropConstraints } from '#tests/support/soak/corruption.ts';
import { applyCredit, credit } from '#tests/support/soak/paid-world.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const due = { card: price - credit, credit };

interface Target {
  customer: Customer;
  uuid: string;
}

async function approve(kind: KindUnderTest): Promise<Target> {
  const customer = await customerWithBasket(shop);
  await applyCredit(shop, customer);
  const { uuid } = await payAs(shop, kind, customer, cards.approved);
  return { customer, uuid };
}

async function order(kind: KindUnderTest): Promise<Target & { orderId: string }> {
  const target = await approve(kind);
  const { complete_order_id: orderId } = await complete(shop, target.customer, target.uuid);
  return { ...target, orderId: orderId ?? '' };
}

/** Names what is seen after statements which the database would refuse. They are undone. */
async function seeAfter({ customer }: Target, ...statements: ReturnType<typeof copyRow>[]): Promise<string[]> {
  const tx = await db.startTransaction().execute();
  try {
    if (statements.length > 0) await dropConstraints(tx);
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const statement of statements) await statement.execute(tx);
    return Object.keys(await readOrderFaults({ ...shop, db: tx }, customer, due)).sort();
  } finally {
    await tx.rollback().execute();
  }
}

// What `finalise-rivals.test.ts` looks at sees what it is there to see.
describe.each(kindsUnderTest)('of a payment by $kind', (kind) => {
  beforeAll(async () => {
    await useAccount(shop, kind);
    await kind.quiet(shop);
  });

  it('sees nothing in an order, or in a payment that was given back', async () => {
    const ordered = await order(kind);
    expect(await seeAfter(ordered)).toEqual([]);
    const approved = await approve(kind);
    await db.deleteFrom('cartItems').where('cartId', '=', approved.customer.cartId).execute();
    await comeToRest(shop, approved.customer);
    expect(await seeAfter(approved)).toEqual([]);
  });

  it('sees a second order', async () => {
    const target = await order(kind);
    const second = copyRow('orders', target.orderId, { id: crypto.randomUUID() });
    expect(await seeAfter(target, second)).toEqual(expect.arrayContaining(['orders', 'orders of payments', 'paid']));
  });

  it('sees money that was captured and not given back', async () => {
    const target = await order(kind);
    const { uuid } = target;
    const forgotten = sql`update payment_transactions set state = 'reversed', order_id = null, captured_amount = 0
      where id = ${uuid}`;
    const undone = sql`update orders set cart_id = null where id = ${target.orderId}`;
    expect(await seeAfter(target, forgotten, undone)).toContain(`kept by the gateway of ${uuid}`);
  });

  it('sees money that stays on hold', async () => {
    const target = await approve(kind);
    const forgotten = sql`update payment_transactions set state = 'reversed' where id = ${target.uuid}`;
    expect(await seeAfter(target, forgotten)).toContain(`on hold of ${target.uuid}`);
  });

  it('sees a place that stays held, or is free although it was ordered', async () => {
    const tied = await order(kind);
    const { bookingId } = tied.customer;
    expect(await seeAfter(tied, sql`update bookings set pinned_by = ${tied.uuid} where id = ${bookingId}`)).toEqual([
      'held',
    ]);
    const lost = await order(kind);
    const uncounted = sql`update occurrences set consumed_online = 0 where id = ${lost.customer.occurrenceId}`;
    expect(await seeAfter(lost, uncounted)).toEqual(['held']);
  });

  it('sees credit that stays set aside, or was not spent', async () => {
    const kept = await order(kind);
    const { cartId } = kept.customer;
    const left = sql`update credit_reservations set state = 'reserved' where cart_id = ${cartId}`;
    expect(await seeAfter(kept, left)).toEqual(['held']);
    const unspent = await order(kind);
    const unspentCredit = sql`update credit_accounts set balance = ${credit} where user_id = ${unspent.customer.userId}`;
    expect(await seeAfter(unspent, unspentCredit)).toEqual(['held']);
  });
});
