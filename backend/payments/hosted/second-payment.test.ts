import { processNotifications } from '#backend/checkout/process-notifications.ts';
import { expectBalancedLedger } from '#tests/support/checkout/ledger.ts';
import { openPageShop } from '#tests/support/checkout/page-shop.ts';
import { bringBack } from '#tests/support/checkout/pay-on-page.ts';
import { cards, complete } from '#tests/support/checkout/pay.ts';
import { price } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { answerBankOnPage, enterOnPage, payOnPage, type Posted } from '#tests/support/sandbox/payment-page.ts';
import { cardstreamSignature } from './signers/cardstream-signature.ts';

const { db } = await testDatabase();
const { shop, read, ofGateway, opened } = await openPageShop(db);
const { payments } = shop.dependencies.services;
const { fetch: ordinary } = payments;

afterEach(async () => {
  payments.fetch = ordinary;
  await expectBalancedLedger(shop);
});

/** The same form is sent in two tabs, and both are approved by the bank; only then the page's messages arrive. */
async function paidTwice() {
  const { customer, page, id } = await opened();
  const atBank = [await enterOnPage(shop, page, cards.challenge), await enterOnPage(shop, page, cards.challenge)];
  const posted: (Posted | null)[] = [];
  for (const one of atBank) posted.push(await answerBankOnPage(shop, one?.fields ?? {}, 'confirm'));
  const [first = null, second = null] = posted;
  await bringBack(shop, first);
  await complete(shop, customer, id);
  return { id, second };
}

const held = async (id: string) => (await ofGateway(id)).filter(({ isHeld }) => isHeld).length;

describe('a second payment of one attempt', () => {
  it('is given back, and the first stays an order', async () => {
    const { id, second } = await paidTwice();
    expect(await held(id)).toBe(1);
    for (let time = 0; time < 2; time += 1) await bringBack(shop, second);
    await processNotifications(shop.dependencies);
    expect(await held(id)).toBe(0);
    expect(await read(id)).toMatchObject({ state: 'completed', capturedAmount: price, refundedAmount: 0 });
  });

  it('is given back once the provider answers', async () => {
    const { id, second } = await paidTwice();
    payments.fetch = () => Promise.reject(new TypeError('fetch failed'));
    await bringBack(shop, second);
    await processNotifications(shop.dependencies);
    expect(await held(id)).toBe(1);
    payments.fetch = ordinary;
    await processNotifications(shop.dependencies);
    expect(await held(id)).toBe(0);
  });
});

it.each([
  ['all', price],
  ['a part', price - 100],
])('a refund of %s in the provider’s portal is no second payment', async (_, amount) => {
  const { customer, page, id } = await opened();
  const posted = await payOnPage(shop, page, cards.approved);
  await bringBack(shop, posted);
  await complete(shop, customer, id);
  const { capturedAmount } = await read(id);
  const refund = { ...posted?.fields, action: 'REFUND_SALE', xref: 'REFUND01', amount: String(amount) };
  const fields = { ...refund, signature: cardstreamSignature(refund, 'sandbox-100001') };
  const actions: string[] = [];
  payments.fetch = (input, init) => {
    actions.push(new URLSearchParams(typeof init?.body === 'string' ? init.body : '').get('action') ?? '');
    return ordinary(input, init);
  };
  await bringBack(shop, { action: posted?.action ?? '', fields });
  await processNotifications(shop.dependencies);
  expect(actions).toEqual(['QUERY']);
  expect(await read(id)).toMatchObject({ state: 'completed', capturedAmount });
});
