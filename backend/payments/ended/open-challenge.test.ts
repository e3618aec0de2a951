import { reconcilePayments } from '#backend/checkout/reconcile-payments.ts';
import { askAfterCheck, atGateway, payAs, readState } from '#tests/support/checkout/kinds.ts';
import { cards } from '#tests/support/checkout/pay.ts';
import { ask, customerWithBasket, price } from '#tests/support/checkout/shop.ts';
import { openStripeShop } from '#tests/support/checkout/stripe-shop.ts';

const { shop, stripe, payments, ordinary, later } = await openStripeShop();

/** The bank's time is over. */
const overSeconds = 21 * 60 + 1;
const dayLaterSeconds = 26 * 60 * 60;

async function atBank() {
  const customer = await customerWithBasket(shop);
  return { customer, ...(await payAs(shop, stripe, customer, cards.challenge)) };
}

/** Cancelling at the provider is lost on the way. */
const loseCancelling: typeof fetch = (input, init) =>
  (input instanceof Request ? input.url : input.toString()).endsWith('/cancel')
    ? Promise.reject(new TypeError('fetch failed'))
    : ordinary(input, init);

it.each(['given up', 'over'] as const)(
  'a check of the bank that is %s and could not be ended at the provider is given back when it is passed, untold',
  async (end) => {
    const { customer, answered, uuid } = await atBank();
    payments.fetch = loseCancelling;
    if (end === 'given up')
      await ask(shop, customer, `/api/payment-providers/stripe/cancel/${uuid}`, { method: 'POST' });
    await later(overSeconds);
    expect(await readState(shop, uuid)).toBe(end === 'over' ? 'expired' : 'cancelled');
    payments.fetch = ordinary;
    await stripe.passBank(shop, answered, 'approve');
    expect(await atGateway(shop, uuid)).toMatchObject({ isHeld: true });
    await later(dayLaterSeconds);
    expect(await readState(shop, uuid)).toBe('reversed');
    expect(await atGateway(shop, uuid)).toMatchObject({ isHeld: false, capturedAmount: 0 });
  },
);

it('a check of the bank that was given up is ended at the provider once it answers', async () => {
  const { customer, answered, uuid } = await atBank();
  payments.fetch = loseCancelling;
  await ask(shop, customer, `/api/payment-providers/stripe/cancel/${uuid}`, { method: 'POST' });
  payments.fetch = ordinary;
  await reconcilePayments(shop.dependencies);
  await stripe.passBank(shop, answered, 'approve');
  expect(await atGateway(shop, uuid)).toMatchObject({ isHeld: false });
  await later(dayLaterSeconds);
  expect(await readState(shop, uuid)).toBe('cancelled');
});

it('a check that is passed while its end is under way becomes an order', async () => {
  const { customer, answered, uuid } = await atBank();
  let isPassed = false;
  payments.fetch = async (input, init) => {
    const answer = await ordinary(input, init);
    if (!isPassed) {
      isPassed = true;
      await stripe.passBank(shop, answered, 'approve');
      await askAfterCheck(shop, customer, uuid);
    }
    return answer;
  };
  await later(overSeconds);
  await later(overSeconds);
  expect(await readState(shop, uuid)).toBe('completed');
  expect(await atGateway(shop, uuid)).toMatchObject({ capturedAmount: price });
});
