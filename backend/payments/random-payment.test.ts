import fc from 'fast-check';
import { reconcilePayments } from '#backend/checkout/reconcile-payments.ts';
import { expectBalancedLedger, gatewayPayments } from '#tests/support/checkout/ledger.ts';
import { agree, billing, browserData, cards, enterCard, type Prepared } from '#tests/support/checkout/pay.ts';
import { insertKeptCard, linkCode } from '#tests/support/checkout/saved-cards.ts';
import { customerWithBasket, openShop, price, start, type Customer } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { scaledRuns } from '#tests/support/histories/scaled-runs.ts';
import { faultyGateway, type Fault, type GatewayCall } from '#tests/support/payments/faulty-gateway.ts';
import { ends } from './records/transitions.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const gateway = faultyGateway(shop);

const disturbed = [
  'release',
  'abort',
  'void',
  'refund',
  'transaction',
  'instructions',
] as const satisfies GatewayCall[];
const faults = ['request lost', 'answer lost', 'delivered twice', 'refused'] as const satisfies Fault[];
/** A card is good for one request: repeated by a proxy, it is refused as used, which cannot be told from one that ran out. */
const authorisingFaults = ['request lost', 'answer lost', 'refused'] as const satisfies Fault[];
const days = { tomorrow: 1, 'next month': 31 } as const;

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(fc.constant('disturb' as const), fc.constantFrom(...disturbed), fc.constantFrom(...faults)),
  },
  { weight: 4, arbitrary: fc.tuple(fc.constant('complete' as const), fc.constantFrom(1, 2, 3)) },
  { weight: 4, arbitrary: fc.tuple(fc.constant('reconcile' as const), fc.constantFrom(5, 31, 130, 400)) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constant('pass' as const), fc.constantFrom('tomorrow' as const, 'next month' as const)),
  },
  { weight: 1, arbitrary: fc.tuple(fc.constant('abort at the gateway' as const)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('change the basket' as const)) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface History {
  customer: Customer;
  uuid: string;
}

async function payment(uuid: string) {
  return db.selectFrom('paymentTransactions').selectAll().where('id', '=', uuid).executeTakeFirstOrThrow();
}

async function later(seconds: number): Promise<void> {
  shop.clock.advance(seconds);
  await reconcilePayments(shop.dependencies);
}

async function abortAtGateway({ uuid }: History): Promise<void> {
  const { providerRef } = await payment(uuid);
  if (providerRef === null) return;
  await fetch(`${shop.gateway}/opayo/api/v1/transactions/${providerRef}/instructions`, {
    method: 'POST',
    headers: { Authorization: `Basic ${Buffer.from('demo-key:demo-password').toString('base64')}` },
    body: JSON.stringify({ instructionType: 'abort' }),
  });
}

async function take(history: History, taken: Step): Promise<unknown> {
  const { customer, uuid } = history;
  switch (taken[0]) {
    case 'disturb':
      return gateway.plan(taken[1], taken[2]);
    case 'complete': {
      const tabs = Array.from({ length: taken[1] }, () =>
        shop.call(`/api/checkout/session/complete/${uuid}`, { method: 'POST', token: customer.token }),
      );
      const statuses = (await Promise.all(tabs)).map(({ status }) => status);
      return expect(statuses.filter((status) => status >= 500)).toEqual([]);
    }
    case 'reconcile':
      return later(taken[1]);
    case 'pass':
      return fetch(`${shop.gateway}/__control/clock`, {
        method: 'POST',
        body: JSON.stringify({ advance: days[taken[1]] * 86_400 }),
      });
    case 'abort at the gateway':
      return abortAtGateway(history);
    case 'change the basket':
      return db
        .updateTable('cartItems')
        .set({ unitPrice: 1, lineTotal: 1 })
        .where('cartId', '=', customer.cartId)
        .execute();
  }
}

/** The card of a history: entered for this payment, or saved before. */
async function takeCard(prepared: Prepared): Promise<object> {
  const savedCardId = prepared.card_session?.saved_card?.id;
  if (savedCardId === undefined) return { card_identifier: await enterCard(shop, prepared.sessionKey, cards.approved) };
  await linkCode(shop, prepared);
  return { saved_card_id: savedCardId };
}

async function begin(authorising: Fault | null, isSaved: boolean): Promise<History> {
  const customer = await customerWithBasket(shop);
  if (isSaved) await insertKeptCard(shop, customer);
  const prepared = await agree(shop, customer);
  const card = { ...(await takeCard(prepared)), session_key: prepared.sessionKey };
  if (authorising !== null) gateway.plan('authorise', authorising);
  const body = { transaction_uuid: prepared.transaction_uuid, ...card, billing, browser_data: browserData };
  await shop.call('/api/payment-providers/opayo/authorise', { body, token: customer.token });
  return { customer, uuid: prepared.transaction_uuid };
}

/** The network works again, and the reconciler has all the time it needs. */
async function comeToRest({ uuid }: History): Promise<void> {
  gateway.calm();
  for (let round = 0; round < 12; round += 1) {
    await later(700);
    const { state } = await payment(uuid);
    if (ends.some((end) => end === state)) return;
  }
}

it('ends every payment with our books, the order and the gateway in agreement, whatever is lost, repeated or refused', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        { weight: 6, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: fc.constantFrom(...authorisingFaults) },
      ),
      fc.boolean(),
      fc.array(step, { minLength: 2, maxLength: 14 }),
      async (authorising, isSaved, steps) => {
        // Otherwise the sessions booked would be over after some histories.
        shop.clock.set(start);
        const history = await begin(authorising, isSaved);
        for (const taken of steps) await take(history, taken);
        await comeToRest(history);
        const { state, capturedAmount, refundedAmount, orderId, failureCode } = await payment(history.uuid);
        expect(ends).toContain(state);
        const books = (await gatewayPayments(shop.gateway)).find(({ vendorTxCode }) => vendorTxCode === history.uuid);
        expect({ capturedAmount, refundedAmount }).toEqual({
          capturedAmount: books?.capturedAmount ?? 0,
          refundedAmount: books?.refundedAmount ?? 0,
        });
        expect(capturedAmount - refundedAmount).toBe(orderId === null ? 0 : price);
        // What may still be held is known to be: staff have it on their list.
        expect(books?.isHeld === true && failureCode !== 'no_answer').toBe(false);
        await expectBalancedLedger(shop);
      },
    ),
    { numRuns: Number(process.env.PAYMENT_HISTORIES ?? scaledRuns(40)), interruptAfterTimeLimit: 150_000 },
  );
}, 180_000);
