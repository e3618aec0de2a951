import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { payButton, payFor, show, withCheckout } from '#tests/support/checkout-components/checkout-stage.tsx';
import {
  cardSession,
  completed,
  paymentSession,
  result,
  transaction,
  transactionUuid,
} from '#tests/support/checkout-components/payment-replies.ts';
import { stripeConfig, stripeForm } from '#tests/support/checkout-components/stripe-form.ts';
import { answer, refuse, type AskedCall } from '#tests/support/site-server.ts';

withCheckout('stripe');
let stripe = stripeForm();

beforeEach(() => {
  answer('prepareCheckoutSession', paymentSession({ paymentProvider: 'stripe' }));
  answer('getStripeConfig', stripeConfig);
  answer('completeCheckoutSession', completed);
});
afterEach(() => {
  stripe.remove();
  stripe = stripeForm();
});

const approved = result({ paymentProvider: 'stripe' });
const challenged = result({
  paymentProvider: 'stripe',
  transactionStatus: 'sca_required',
  scaMethod: 'SDK',
  clientSecret: 'pi_1_secret_2',
});

describe('a checkout through Stripe', () => {
  it('opens the payment element with what the server says', async () => {
    show();
    await payButton();
    await waitFor(() => expect(stripe.created.mock.calls).toEqual([['payment']]));
    expect(stripe.opened).toHaveBeenCalledWith({
      key: 'pk_test_1',
      mode: 'payment',
      amount: 1040,
      currency: 'gbp',
      captureMethod: 'manual',
      allowedPaymentMethodTypes: ['card'],
    });
  });

  it('pays with a confirmation token that carries the address', async () => {
    let sent: AskedCall | undefined;
    answer('authorisePayment', approved, { seen: (request) => (sent = request) });
    show();
    await payButton();
    await waitFor(() => expect(stripe.created).toHaveBeenCalled());
    await payFor();
    await waitFor(() => expect(sent).toBeDefined());
    expect(sent?.url.pathname).toBe('/api/payment-providers/stripe/authorise');
    expect(sent?.body).toMatchObject({ transaction_uuid: transactionUuid, confirmation_token: 'ctoken_1' });
    expect(sent?.body).not.toHaveProperty('session_key');
    expect(sent?.body).not.toHaveProperty('card_identifier');
    expect(stripe.tokenise.mock.calls).toMatchObject([
      [{ payment_method_data: { billing_details: { name: 'Alex Morgan', address: { country: 'GB' } } } }],
    ]);
  });

  it('tells Stripe when the card is to be saved', async () => {
    let sent: AskedCall | undefined;
    answer(
      'prepareCheckoutSession',
      paymentSession({ paymentProvider: 'stripe', cardSession: { ...cardSession, savesCards: true } }),
    );
    answer('authorisePayment', approved, { seen: (request) => (sent = request) });
    show();
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Save this card/ }));
    await payFor();
    await waitFor(() => expect(sent?.body).toMatchObject({ save_card: true }));
    expect(stripe.updated).toHaveBeenLastCalledWith({ setupFutureUsage: 'on_session' });
  });

  it('names what the fields refuse, and pays nothing', async () => {
    stripe.refuses('Your card number is incomplete.');
    show();
    await payButton();
    await waitFor(() => expect(stripe.created).toHaveBeenCalled());
    await payFor();
    expect(await screen.findByRole('link', { name: 'Your card number is incomplete.' })).toBeVisible();
    expect(stripe.tokenise).not.toHaveBeenCalled();
  });

  it('has Stripe show the bank’s check, and asks the server for its result', async () => {
    let requests = 0;
    answer('authorisePayment', challenged);
    answer('completeSca', { transactionId: transactionUuid, status: 'authorised' }, { seen: () => (requests += 1) });
    show();
    await payButton();
    await waitFor(() => expect(stripe.created).toHaveBeenCalled());
    await payFor();
    await waitFor(() => expect(stripe.handleNextAction.mock.calls).toEqual([[{ clientSecret: 'pi_1_secret_2' }]]));
    expect(await screen.findByText(/Booking confirmed|Your order is complete|All done/)).toBeVisible();
    expect(requests).toBeGreaterThan(0);
  });

  it('goes on with the check after a reload', async () => {
    window.history.replaceState(null, '', `/basket/checkout?payment=${transactionUuid}`);
    const open = { ...transaction('sca_required'), paymentProvider: 'stripe' as const };
    answer('getTransaction', { ...open, clientSecret: 'pi_1_secret_2' });
    answer('completeSca', { transactionId: transactionUuid, status: 'sca_required' });
    show();
    await waitFor(() => expect(stripe.handleNextAction.mock.calls).toEqual([[{ clientSecret: 'pi_1_secret_2' }]]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says so when there is no configuration', async () => {
    refuse('getStripeConfig', 'provider_unavailable', { message: 'Failed to get Stripe configuration' });
    show();
    expect(await screen.findByText('Failed to get Stripe configuration')).toBeVisible();
    expect(stripe.opened).not.toHaveBeenCalled();
  });
});

describe('wallets', () => {
  it('pay where the account allows them', async () => {
    let sent: AskedCall | undefined;
    answer('getStripeConfig', { ...stripeConfig, wallets: true });
    answer('authorisePayment', approved, { seen: (request) => (sent = request) });
    show();
    await userEvent.click(await screen.findByRole('checkbox', { name: /I agree/ }));
    await waitFor(() => expect(stripe.created.mock.calls).toEqual([['expressCheckout'], ['payment']]));
    act(() => stripe.pressWallet());
    await waitFor(() => expect(sent?.body).toMatchObject({ confirmation_token: 'ctoken_1' }));
    expect(stripe.paymentFailed).not.toHaveBeenCalled();
  });

  it('are told when the checkout is not complete', async () => {
    answer('getStripeConfig', { ...stripeConfig, wallets: true });
    show();
    const postcode = await screen.findByLabelText('Postcode');
    await userEvent.clear(postcode);
    await waitFor(() => expect(stripe.created).toHaveBeenCalledTimes(2));
    act(() => stripe.pressWallet());
    await waitFor(() => expect(stripe.paymentFailed).toHaveBeenCalledWith({ reason: 'fail' }));
    expect(stripe.tokenise).not.toHaveBeenCalled();
  });
});
