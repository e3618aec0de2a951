import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ScaForm } from '#contract/payments/payments.ts';
import { payButton, show, withCheckout } from '#tests/support/checkout-components/checkout-stage.tsx';
import {
  completed,
  frozen,
  orderId,
  paymentSession,
  transaction,
  transactionUuid,
  yoga,
} from '#tests/support/checkout-components/payment-replies.ts';
import { held } from '#tests/support/held.ts';
import { answer, type AskedCall } from '#tests/support/site-server.ts';

withCheckout('hosted');

const page = {
  scaUrl: 'https://pay.example/form',
  scaMethod: 'POST',
  formData: { merchantID: '100001', signature: 's' },
} as const;
const waits = { transactionId: transactionUuid, status: 'sca_required' } as const;

/** Presses Pay at a checkout whose provider has a page of its own, which is then shown as the account says. */
async function press(frame: ScaForm['frame']) {
  let sent: AskedCall | undefined;
  answer('prepareCheckoutSession', paymentSession({ paymentProvider: 'hosted', cardSession: null }));
  const shown = show(yoga);
  answer(
    'prepareSessionPayment',
    { ...frozen, transactionStatus: 'sca_required', ...page },
    { seen: (request) => (sent = request) },
  );
  answer('getScaForm', { ...page, formData: { ...page.formData }, frame, expiresAt: '2030-01-01T00:00:00Z' });
  answer('completeSca', waits);
  const button = await payButton();
  expect(screen.getByText(/You enter your card on the page of our payment provider/)).toBeVisible();
  expect(screen.queryByLabelText('Postcode')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: /agree/ }));
  await userEvent.click(button);
  await screen.findByRole('dialog', { name: 'Pay by card' });
  return { ...shown, sent: () => sent };
}

it('is announced from the start, without a card form that would go again', async () => {
  const session = held();
  const prepared = paymentSession({ paymentProvider: 'hosted', cardSession: null });
  answer('prepareCheckoutSession', prepared, { after: session.until });
  show(yoga);
  expect(await screen.findByText(/You enter your card on the page of our payment provider/)).toBeVisible();
  expect(screen.getByRole('button', { name: /Preparing payment/ })).toBeVisible();
  expect(screen.queryByLabelText('Postcode')).not.toBeInTheDocument();
  session.release();
  await payButton();
});

it('shows the page in our frame, and completes when the server says that it was paid', async () => {
  const { sent, router } = await press('iframe');
  expect(sent()?.body).toMatchObject({ terms: true, payments: [{ tender_type: 'online', amount: 1040 }] });
  const frame = await screen.findByTitle('Payment page');
  expect(frame).toHaveAttribute('src', `/payments/sca/${transactionUuid}/frame`);
  expect(frame).toHaveAttribute('sandbox', 'allow-forms allow-scripts allow-same-origin');
  answer('completeSca', { ...waits, status: 'authorised' });
  answer('completeCheckoutSession', completed);
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith(`/booking-confirmed/${orderId}`), { timeout: 8000 });
}, 20_000);

it('opens a popup by a press only, with the signed form', async () => {
  await press('popup');
  const form = (await screen.findByRole('button', { name: 'Open the payment page' })).closest('form');
  expect(form).toHaveAttribute('action', page.scaUrl);
  expect(form).toHaveAttribute('method', 'POST');
  expect(form).toHaveAttribute('target', `payment-${transactionUuid}`);
  expect([...(form?.elements ?? [])].flatMap((one) => one.getAttribute('name') ?? [])).toEqual([
    'merchantID',
    'signature',
  ]);
});

it('says that a payment was declined, whatever failed on the page', async () => {
  await press('iframe');
  answer('completeSca', { ...waits, status: 'failed' });
  answer('getTransaction', { ...transaction('failed'), paymentProvider: 'hosted' });
  expect(await screen.findByText('Payment was declined', undefined, { timeout: 8000 })).toBeVisible();
}, 20_000);

it('goes back to paying when the customer left the page by its cancel button', async () => {
  await press('iframe');
  answer('completeSca', { ...waits, status: 'failed' });
  answer('getTransaction', { ...transaction('cancelled'), paymentProvider: 'hosted' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), { timeout: 8000 });
  expect(await payButton()).toHaveTextContent('Pay £10.40');
}, 20_000);
