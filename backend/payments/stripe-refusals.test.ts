import { atGateway, authoriseAs, payAs, readState } from '#tests/support/checkout/kinds.ts';
import { agree, cards } from '#tests/support/checkout/pay.ts';
import { customerWithBasket, price } from '#tests/support/checkout/shop.ts';
import { openStripeShop } from '#tests/support/checkout/stripe-shop.ts';

const { shop, stripe, payments, ordinary, later } = await openStripeShop();

/** The keys were withdrawn: what is asked for is refused, and nothing of it is carried out. */
const refuse: typeof fetch = () =>
  Promise.resolve(
    Response.json({ error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } }, { status: 401 }),
  );

/** Payments are made, and no answer about them arrives. */
const loseAnswers: typeof fetch = async (input, init) => {
  await ordinary(input, init);
  throw new TypeError('fetch failed');
};

it('a question that Stripe refuses says nothing of a payment whose answer was lost', async () => {
  const customer = await customerWithBasket(shop);
  const prepared = await agree(shop, customer);
  const uuid = prepared.transaction_uuid;
  const part = await stripe.enter(shop, prepared, cards.approved);
  payments.fetch = loseAnswers;
  await authoriseAs(shop, stripe, customer, { prepared, part, status: 202 });
  payments.fetch = refuse;
  for (let round = 0; round < 3; round += 1) await later(61);
  expect(await readState(shop, uuid)).toBe('unknown');
  payments.fetch = ordinary;
  await later(601);
  expect(await readState(shop, uuid)).toBe('completed');
  expect(await atGateway(shop, uuid)).toMatchObject({ capturedAmount: price });
});

it('a question that Stripe refuses does not end the check of a bank', async () => {
  const customer = await customerWithBasket(shop);
  const { answered, uuid } = await payAs(shop, stripe, customer, cards.challenge);
  await stripe.passBank(shop, answered, 'approve');
  payments.fetch = refuse;
  await later(21 * 60 + 1);
  expect(await readState(shop, uuid)).toBe('sca_required');
});
