import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { payButton, show, withCheckout } from '#tests/support/checkout-components/checkout-stage.tsx';
import { completed, orderId } from '#tests/support/checkout-components/payment-replies.ts';
import { credits, makeCart, sessionItem } from '#tests/support/make/make-cart.ts';
import { answer, refuse, type AskedCall } from '#tests/support/site-server.ts';

withCheckout();

describe('credit', () => {
  const both = makeCart([sessionItem(1, 'Vinyasa yoga', 1040)], { credits: credits([1200, 920, 0], [500, 500, 0]) });

  it('says how much there is and how much can be used here', async () => {
    show(both);
    expect(await screen.findByText('£12.00 in your account. £9.20 can be used here.')).toBeVisible();
    expect(screen.getByText('£5.00 in your account.')).toBeVisible();
  });

  it('is used by a press', async () => {
    let sent: AskedCall | undefined;
    const { toasts } = show(both);
    answer('applyCredits', makeCart(both.items, { credits: credits([1200, 920, 920], [500, 120, 0]) }), {
      seen: (request) => (sent = request),
    });
    const use = await screen.findByRole('button', { name: 'Use £9.20 of Membership credit' });
    answer('getCart', makeCart(both.items, { credits: credits([1200, 920, 920], [500, 120, 0]) }));
    await userEvent.click(use);
    await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: 'Credit successfully applied.' }]));
    expect(sent?.body).toEqual({
      credits_to_reserve: [{ amount: 920, type: 'membership' }],
      cart_source: 'activity-booking',
    });
    await waitFor(async () => expect(await payButton()).toHaveTextContent('Pay £1.20'));
  });

  it('says when it could not be applied', async () => {
    const { toasts } = show(both);
    refuse('applyCredits', 'credit_not_applied');
    await userEvent.click(await screen.findByRole('button', { name: 'Use £5.00 of General credit' }));
    await waitFor(() => expect(toasts).toEqual([{ type: 'danger', message: 'Credit amount could not be applied.' }]));
  });

  it('that covers everything needs neither card nor address', async () => {
    const { router } = show(
      makeCart([sessionItem(1, 'Vinyasa yoga', 1040)], { credits: credits([0, 0, 0], [2000, 1040, 1040]) }),
    );
    const complete = await screen.findByRole('button', { name: 'Complete order' });
    expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
    let sent: AskedCall | undefined;
    answer('completeCheckout', { ...completed, transactionUuid: null }, { seen: (request) => (sent = request) });
    await userEvent.click(complete);
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith(`/booking-confirmed/${orderId}`));
    expect(sent?.body).toMatchObject({ payments: [{ tender_type: 'general-credit', amount: 1040 }], source: 'online' });
  });

  it('that covers everything can be completed once what stood in the way is gone', async () => {
    const { router } = show(
      makeCart([sessionItem(1, 'Vinyasa yoga', 1040)], { credits: credits([0, 0, 0], [2000, 1040, 1040]) }),
    );
    const keys: (string | null)[] = [];
    const seen = ({ headers }: AskedCall) => keys.push(headers.get('idempotency-key'));
    refuse('completeCheckout', 'hold_expired', {}, { seen });
    await userEvent.click(await screen.findByRole('button', { name: 'Complete order' }));
    await screen.findByRole('alert');
    answer('completeCheckout', { ...completed, transactionUuid: null }, { seen });
    await userEvent.click(screen.getByRole('button', { name: 'Complete order' }));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith(`/booking-confirmed/${orderId}`));
    expect(new Set(keys).size).toBe(2);
  });

  it('that covers everything may still be refused', async () => {
    show(makeCart([sessionItem(1, 'Vinyasa yoga', 1040)], { credits: credits([0, 0, 0], [2000, 1040, 1040]) }));
    refuse('completeCheckout', 'unexpected');
    await userEvent.click(await screen.findByRole('button', { name: 'Complete order' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to complete your order, please try again.');
    expect(screen.getByRole('button', { name: 'Complete order' })).toBeVisible();
  });
});
