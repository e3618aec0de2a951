import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { payFor, show, withCheckout } from '#tests/support/checkout-components/checkout-stage.tsx';
import {
  completed,
  orderId,
  paymentSession,
  transaction,
  transactionUuid,
  yoga,
} from '#tests/support/checkout-components/payment-replies.ts';
import { makeCart } from '#tests/support/make/make-cart.ts';
import { answer, refuse } from '#tests/support/site-server.ts';

withCheckout();

describe('a result nobody knows yet', () => {
  it('never offers to pay again, and leads on when the order is there', async () => {
    const { router } = show();
    refuse('authorisePayment', 'unexpected');
    answer('getTransaction', transaction('authorising'));
    await payFor();
    const progress = await screen.findByText('We are finishing your order');
    expect(progress).toBeVisible();
    expect(screen.getByText('Do not pay again.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Pay|Try again/ })).not.toBeInTheDocument();
    expect(new URLSearchParams(window.location.search).get('payment')).toBe(transactionUuid);
    answer('getTransaction', transaction('completed', orderId));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith(`/booking-confirmed/${orderId}`), {
      timeout: 5000,
    });
  }, 15_000);

  it('is found again after a reload', async () => {
    window.history.replaceState(null, '', `/basket/checkout?payment=${transactionUuid}`);
    answer('getTransaction', transaction('pending'));
    const seen = jest.fn();
    answer('prepareCheckoutSession', paymentSession(), { seen });
    show();
    expect(await screen.findByText('We are finishing your order')).toBeVisible();
    expect(seen).not.toHaveBeenCalled();
  });

  it('is found again by Back, when the address does not say it', async () => {
    sessionStorage.setItem('touchline.payment', transactionUuid);
    answer('getTransaction', transaction('completed', orderId));
    const { router } = show(makeCart());
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith(`/booking-confirmed/${orderId}`));
  });

  it('is found in the basket when another window began it', async () => {
    answer('getTransaction', transaction('authorised'));
    answer('completeCheckoutSession', completed);
    const { router } = show({ ...yoga, transaction: { transactionUuid, transactionStatus: 'authorised' } });
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith(`/booking-confirmed/${orderId}`));
  });
});
