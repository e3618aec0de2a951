import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { payButton, payFor, show, withCheckout } from '#tests/support/checkout-components/checkout-stage.tsx';
import { completed, orderId, result, transactionUuid } from '#tests/support/checkout-components/payment-replies.ts';
import { uuid } from '#tests/support/make/make-cart.ts';
import { answer } from '#tests/support/site-server.ts';

withCheckout();

describe('the bank’s own check', () => {
  const request = result({
    transactionStatus: 'sca_required',
    scaUrl: 'https://bank.example',
    scaMethod: 'POST',
    formData: { creq: 'x' },
    returnUrl: `http://bookings.touchline.localhost/basket/checkout?payment=${transactionUuid}&rt=token`,
  });
  const reachBank = async () => {
    const shown = show();
    answer('authorisePayment', request);
    answer('completeSca', { transactionId: transactionUuid, status: 'sca_required' });
    await payFor();
    return { ...shown, dialog: await screen.findByRole('dialog', { name: 'Your bank wants to check it’s you' }) };
  };
  const frameSays = (data: unknown) => {
    const frame = screen.getByTitle<HTMLIFrameElement>('Bank check');
    const event = new MessageEvent('message', { data, origin: window.location.origin, source: frame.contentWindow });
    return act(async () => void window.dispatchEvent(event));
  };

  it('opens in a frame, and its answer completes the order', async () => {
    const { router } = await reachBank();
    expect(screen.getByTitle('Bank check')).toHaveAttribute('src', `/payments/sca/${transactionUuid}/frame?t=token`);
    answer('completeSca', { transactionId: transactionUuid, status: 'authorised' });
    answer('completeCheckoutSession', completed);
    await frameSays({ type: 'payment:sca:done', transactionUuid });
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith(`/booking-confirmed/${orderId}`));
  });

  it('does not listen to another payment’s frame', async () => {
    await reachBank();
    answer('completeSca', { transactionId: transactionUuid, status: 'failed' });
    await frameSays({ type: 'payment:sca:done', transactionUuid: uuid(99) });
    expect(screen.getByRole('dialog', { name: 'Your bank wants to check it’s you' })).toBeVisible();
  });

  it('says so when it failed', async () => {
    await reachBank();
    answer('completeSca', { transactionId: transactionUuid, status: 'failed' });
    await frameSays({ type: 'payment:sca:done', transactionUuid });
    const message = await screen.findByRole('alert');
    expect(message).toHaveTextContent('3D Secure verification failed');
    expect(message).toHaveTextContent('Nothing has been taken');
  });

  it('asks before it is given up, and then lets the customer pay again', async () => {
    await reachBank();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel payment' }));
    const sure = await screen.findByRole('alertdialog', { name: 'Cancel the payment?' });
    await userEvent.click(within(sure).getByRole('button', { name: 'Carry on paying' }));
    await waitFor(() => expect(sure).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel payment' }));
    answer('cancelPayment', { transactionUuid, transactionStatus: 'cancelled' });
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel payment' }),
    );
    expect(await payButton()).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(new URLSearchParams(window.location.search).has('payment')).toBe(false);
  });
});
