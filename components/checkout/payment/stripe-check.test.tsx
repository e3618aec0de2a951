import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import {
  payButton,
  payFor,
  show as showCheckout,
  withCheckout,
} from '#tests/support/checkout-components/checkout-stage.tsx';
import { paymentSession, result, transactionUuid } from '#tests/support/checkout-components/payment-replies.ts';
import { stripeConfig, stripeForm } from '#tests/support/checkout-components/stripe-form.ts';
import { member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, refuse } from '#tests/support/site-server.ts';
import { StripeCheck } from './stripe-check.tsx';

withCheckout('stripe');
let stripe = stripeForm();
beforeEach(() => answer('getStripeConfig', stripeConfig));
afterEach(() => {
  stripe.remove();
  stripe = stripeForm();
});

const show = () => {
  const [onShown, onAnswered, onGiveUp] = [jest.fn(), jest.fn(), jest.fn()];
  const check = <StripeCheck clientSecret="pi_1_secret_2" {...{ onShown, onAnswered, onGiveUp }} />;
  renderOnSite(<StrictMode>{check}</StrictMode>, { session: member });
  return { onShown, onAnswered, onGiveUp };
};

it('shows the bank’s check once, says so, and ends when it is over', async () => {
  const { onShown, onAnswered, onGiveUp } = show();
  expect(screen.getByRole('status')).toHaveTextContent('Your bank’s page is open.');
  await waitFor(() => expect(onAnswered).toHaveBeenCalledTimes(1));
  expect(stripe.handleNextAction.mock.calls).toEqual([[{ clientSecret: 'pi_1_secret_2' }]]);
  expect(onShown).toHaveBeenCalledTimes(1);
  expect(onGiveUp).not.toHaveBeenCalled();
});

it('leaves it to the server whether the check was passed', async () => {
  stripe.handleNextAction.mockResolvedValue({ error: { message: 'We are unable to authenticate your card.' } });
  const { onAnswered, onGiveUp } = show();
  await waitFor(() => expect(onAnswered).toHaveBeenCalledTimes(1));
  expect(onGiveUp).not.toHaveBeenCalled();
});

it.each([
  ['there is no configuration', () => refuse('getStripeConfig', 'provider_unavailable')],
  ['Stripe.js fails', () => stripe.handleNextAction.mockRejectedValue(new Error('No network'))],
  ['the script brings nothing', () => void delete window.Stripe],
])('gives the payment up where %s', async (_why, breakIt) => {
  breakIt();
  const { onAnswered, onGiveUp } = show();
  await waitFor(() => expect(onGiveUp).toHaveBeenCalledTimes(1));
  expect(onAnswered).not.toHaveBeenCalled();
});

it('that cannot be shown cancels the payment, which can then be made again', async () => {
  answer('prepareCheckoutSession', paymentSession({ paymentProvider: 'stripe' }));
  const challenge = { transactionStatus: 'sca_required', scaMethod: 'SDK', clientSecret: 'pi_1_secret_2' } as const;
  answer('authorisePayment', result({ paymentProvider: 'stripe', ...challenge }));
  answer('completeSca', { transactionId: transactionUuid, status: 'sca_required' });
  const cancelled: string[] = [];
  answer(
    'cancelPayment',
    { transactionUuid, transactionStatus: 'cancelled' },
    { seen: ({ url }) => cancelled.push(url.pathname) },
  );
  stripe.handleNextAction.mockRejectedValue(new Error('No network'));
  showCheckout();
  await payButton();
  await waitFor(() => expect(stripe.created).toHaveBeenCalled());
  await payFor();
  await waitFor(() => expect(cancelled).toHaveLength(1));
  expect(cancelled[0]).toMatch(/\/stripe\//);
  expect(await screen.findByRole('button', { name: 'Pay £10.40' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
