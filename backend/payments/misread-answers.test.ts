import { reconcilePayments } from '#backend/checkout/reconcile-payments.ts';
import { expectBalancedLedger, gatewayPayments } from '#tests/support/checkout/ledger.ts';
import { agree, authorise, cards, complete, notify, pressAtBank } from '#tests/support/checkout/pay.ts';
import { customerWithBasket, openShop, price } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { faultyGateway } from '#tests/support/payments/faulty-gateway.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const gateway = faultyGateway(shop);

beforeEach(() => gateway.calm());
afterEach(() => expectBalancedLedger(shop));

async function prepared() {
  const customer = await customerWithBasket(shop);
  const agreed = await agree(shop, customer);
  return { customer, agreed, uuid: agreed.transaction_uuid };
}

async function atBank() {
  const begun = await prepared();
  return { ...begun, answered: await authorise(shop, begun.customer, begun.agreed, cards.challenge) };
}

const read = (uuid: string) =>
  db.selectFrom('paymentTransactions').selectAll().where('id', '=', uuid).executeTakeFirstOrThrow();
const ofGateway = async (uuid: string) =>
  (await gatewayPayments(shop.gateway)).find(({ vendorTxCode }) => vendorTxCode === uuid);

async function later(seconds: number): Promise<void> {
  shop.clock.advance(seconds);
  await reconcilePayments(shop.dependencies);
}

describe('an answer of the bank', () => {
  it('that a proxy delivered twice becomes the order, although the second was refused', async () => {
    const { answered, uuid } = await atBank();
    const returned = await pressAtBank(shop, answered, 'confirm');
    gateway.plan('other', 'delivered twice');
    await notify(shop, returned);
    await later(61);
    await later(61);
    expect(await ofGateway(uuid)).toMatchObject({ capturedAmount: price });
    expect(await read(uuid)).toMatchObject({ state: 'completed' });
  });

  it('that is refused by a gateway that was not handed it before takes nothing', async () => {
    const { answered, uuid } = await atBank();
    const returned = await pressAtBank(shop, answered, 'confirm');
    gateway.plan('other', 'refused');
    await notify(shop, returned);
    for (let round = 0; round < 4; round += 1) await later(61);
    expect(await read(uuid)).toMatchObject({ state: 'declined', capturedAmount: 0 });
    expect(await ofGateway(uuid)).toMatchObject({ isHeld: false, capturedAmount: 0 });
  });

  it('whose result was lost is asked for until the gateway lets us ask', async () => {
    const { answered, uuid } = await atBank();
    const returned = await pressAtBank(shop, answered, 'confirm');
    gateway.plan('other', 'answer lost');
    gateway.always('transaction', 'refused');
    await notify(shop, returned);
    for (let round = 0; round < 3; round += 1) await later(61);
    expect(await read(uuid)).toMatchObject({ state: 'unknown' });
    gateway.always('transaction', null);
    await later(601);
    expect(await read(uuid)).toMatchObject({ state: 'completed', capturedAmount: price });
  });
});

it('an approval that cannot be read keeps the reference by which the money is found', async () => {
  const { customer, agreed, uuid } = await prepared();
  gateway.plan('authorise', async (carryOut) => {
    const answer = (await (await carryOut()).json()) as Record<string, unknown>;
    return Response.json({ ...answer, amount: 'a lot' }, { status: 201 });
  });
  await authorise(shop, customer, agreed, cards.approved, 202);
  await later(61);
  expect(await read(uuid)).toMatchObject({ state: 'completed', capturedAmount: price });
  await complete(shop, customer, uuid);
});
