import fc from 'fast-check';
import { readLedgerDifferences } from '#backend/money/ledger-differences.ts';
import { readOrderMoneyFaults } from '#backend/money/order-money-faults.ts';
import { cardstreamSignature } from '#backend/payments/hosted/signers/cardstream-signature.ts';
import { atGateway, getKind, payAs, useAccount } from '#tests/support/checkout/kinds.ts';
import { cards, complete } from '#tests/support/checkout/pay.ts';
import { customerWithBasket, openShop, price } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { leastCount, scaledRuns } from '#tests/support/histories/scaled-runs.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { sendRefunds } from './send-refund.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const clerk = await makePerson(db, { permissions: ['refunds'] });
const { payments } = shop.dependencies.services;
const { fetch: ordinary } = payments;
const begun = shop.clock.now().toISOString();

/**
 * What happens to the requests for refunds. A refusal is the provider's own; one of which the answer is lost, too. A
 * proxy refuses what was carried out, or delivers it twice and hands on the second answer.
 */
type Fault = 'request lost' | 'answer lost' | 'refused' | 'refusal lost' | 'proxy refuses' | 'delivered twice' | null;
let fault: Fault = null;
/** How many requests for refunds there were. */
let requestCount = 0;

function refusal(isPage: boolean): Response {
  if (!isPage) return Response.json({ error: { type: 'invalid_request_error', code: 'refused' } }, { status: 403 });
  const fields = { merchantID: '100001', responseCode: '5', responseMessage: 'DECLINED' };
  const signature = cardstreamSignature(fields, 'sandbox-100001');
  return new Response(new URLSearchParams({ ...fields, signature }).toString());
}

payments.fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  const isPage = typeof init?.body === 'string' && init.body.includes('action=REFUND_SALE');
  if (!isPage && !url.endsWith('/v1/refunds')) return ordinary(input, init);
  requestCount += 1;
  if (fault === null) return ordinary(input, init);
  if (fault === 'refused') return refusal(isPage);
  if (fault !== 'request lost' && fault !== 'refusal lost') await ordinary(input, init);
  if (fault === 'proxy refuses') return Response.json({ message: 'Forbidden' }, { status: 403 });
  if (fault === 'delivered twice') return ordinary(input, init);
  throw new TypeError('fetch failed');
};

beforeEach(() => {
  shop.clock.set(begun);
});

afterEach(async () => {
  fault = null;
  expect((await readLedgerDifferences(db)).filter(({ check }) => check !== 'credit balance')).toEqual([]);
  expect(await readOrderMoneyFaults(db)).toEqual([]);
});

describe.each(['hosted', 'stripe'] as const)('at %s, which tells how much went back,', (name) => {
  const kind = getKind(name);
  beforeAll(async () => {
    await useAccount(shop, kind);
    await kind.quiet(shop);
  });

  async function ordered() {
    const customer = await customerWithBasket(shop);
    const { uuid } = await payAs(shop, kind, customer, cards.approved);
    const { complete_order_id } = await complete(shop, customer, uuid);
    return { uuid, id: complete_order_id ?? '' };
  }
  type Order = Awaited<ReturnType<typeof ordered>>;

  /** An order whose money the bank has moved, so that it can be refunded. */
  async function settled(): Promise<Order> {
    shop.clock.set(begun);
    const order = await ordered();
    await kind.endDay(shop);
    return order;
  }

  const refund = ({ id }: Order, amount?: number) =>
    shop.call(`/api/dashboard/orders/${id}/refunds`, { token: clerk.token, body: { reason: 'Closed', amount } });

  async function read({ id, uuid }: Order) {
    const rows = await db
      .selectFrom('payments')
      .where('orderId', '=', id)
      .where('amount', '<', 0)
      .orderBy('createdAt')
      .select(['amount', 'status'])
      .execute();
    return {
      refunds: rows.map(({ amount, status }) => [-amount, status]),
      open: rows.filter(({ status }) => status === 'created' || status === 'submitted').length,
      done: rows.reduce((sum, { amount, status }) => (status === 'done' ? sum - amount : sum), 0),
      atProvider: (await atGateway(shop, uuid))?.refundedAmount,
    };
  }

  async function pass(rounds: number): Promise<void> {
    for (let round = 0; round < rounds; round += 1) {
      shop.clock.advance(400);
      await sendRefunds(shop.dependencies);
    }
  }

  it('a refund whose refusal was lost has failed when it is refused again, and can be asked for anew', async () => {
    const order = await settled();
    fault = 'refusal lost';
    await refund(order, 200);
    expect(await read(order)).toMatchObject({ refunds: [[200, 'submitted']] });
    fault = 'refused';
    await pass(1);
    expect(await read(order)).toMatchObject({ refunds: [[200, 'failed']], atProvider: 0 });
    fault = null;
    await refund(order);
    expect(await read(order)).toMatchObject({ done: price, atProvider: price });
  });

  it('a refund that was carried out is done without a second request', async () => {
    const order = await settled();
    fault = 'answer lost';
    await refund(order, 200);
    const before = requestCount;
    fault = 'refused';
    await pass(1);
    expect(requestCount).toBe(before);
    expect(await read(order)).toMatchObject({ refunds: [[200, 'done']], atProvider: 200 });
  });

  it.each(['proxy refuses', 'delivered twice'] as const)('a refund of everything is done (%s)', async (next) => {
    const order = await settled();
    fault = next;
    await refund(order);
    fault = null;
    await pass(1);
    expect(await read(order)).toMatchObject({ refunds: [[price, 'done']], atProvider: price });
  });

  it('a refund is sent when it is known what became of the one before', async () => {
    const order = await settled();
    fault = 'refusal lost';
    await refund(order, 200);
    fault = null;
    shop.clock.advance(1);
    await refund(order, 200);
    expect(await read(order)).toMatchObject({
      refunds: [
        [200, 'submitted'],
        [200, 'created'],
      ],
      atProvider: 0,
    });
    fault = 'refused';
    await pass(2);
    expect(await read(order)).toMatchObject({
      refunds: [
        [200, 'failed'],
        [200, 'failed'],
      ],
    });
  });

  interface Step {
    /** Minor units; 0: nothing is asked for, the job runs. */
    amount: number;
    fault: Fault;
  }
  const step: fc.Arbitrary<Step> = fc.record({
    amount: fc.constantFrom(0, 0, 100, 100, 200),
    fault: fc.constantFrom<Fault>(
      ...([
        null,
        'request lost',
        'answer lost',
        'refused',
        'refusal lost',
        'proxy refuses',
        'delivered twice',
      ] as const),
    ),
  });

  it('every refund comes to an end, with as much given back as is written down', async () => {
    let lost = 0;
    const property = fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 7 }), async (steps) => {
      const order = await settled();
      for (const { amount, fault: next } of steps) {
        fault = next;
        if (amount === 0) await pass(1);
        else expect([200, 422]).toContain((await refund(order, amount)).status);
      }
      lost += (await read(order)).open;
      fault = steps[0]?.amount === 100 ? 'refused' : null;
      await pass(8);
      const { open, done, atProvider } = await read(order);
      expect(open).toBe(0);
      expect(atProvider).toBe(done);
    });
    await fc.assert(property, { numRuns: scaledRuns(25), endOnFailure: true });
    expect(lost).toBeGreaterThanOrEqual(leastCount(5));
  }, 300_000);
});
