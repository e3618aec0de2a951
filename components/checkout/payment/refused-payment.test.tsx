import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { payButton, payFor, show, withCheckout } from '#tests/support/checkout-components/checkout-stage.tsx';
import { cardSession, frozen, result, transaction, yoga } from '#tests/support/checkout-components/payment-replies.ts';
import { makeCart, sessionItem } from '#tests/support/make/make-cart.ts';
import { answer, refuse, type AskedCall } from '#tests/support/site-server.ts';

const { form } = withCheckout();

describe('a bank that says no', () => {
  it('is told with the amount, that nothing was taken, and what to try', async () => {
    show();
    answer(
      'authorisePayment',
      result({
        transactionStatus: 'failed',
        error: { code: 'payment_declined', message: 'Payment was declined', details: null },
      }),
    );
    await payFor();
    const message = await screen.findByRole('alert');
    expect(message).toHaveFocus();
    expect(message).toHaveTextContent('Payment was declined');
    expect(message).toHaveTextContent('Your bank said no to £10.40. Nothing has been taken.');
    expect(within(message).getAllByRole('listitem')).toHaveLength(3);
    expect(await payButton(/^Try again/)).toHaveTextContent('Try again, £10.40');
    expect(screen.getByLabelText('First name')).toHaveValue('Alex');
    expect(screen.getByRole('checkbox', { name: /I agree/ })).toBeChecked();
  });
});

describe('a card session that has run out', () => {
  it('is renewed without the customer noticing', async () => {
    let sent: AskedCall | undefined;
    show();
    form().forgets('key-1');
    answer('createOpayoSession', { ...cardSession, sessionKey: 'key-2' });
    answer('authorisePayment', result({ transactionStatus: 'pending' }), { seen: (request) => (sent = request) });
    answer('getTransaction', transaction('pending'));
    await payFor();
    await screen.findByText('We are finishing your order');
    expect(sent?.body).toMatchObject({ session_key: 'key-2' });
  });

  it('asks for the card again when it cannot be renewed in time', async () => {
    show();
    form().forgets('key-1', 'key-2');
    answer('createOpayoSession', { ...cardSession, sessionKey: 'key-2' });
    await payFor();
    expect(await screen.findByText('Please enter your card details again')).toBeVisible();
  });
});

describe('a basket that changed meanwhile', () => {
  it('is shown as empty once it is paid for in another window', async () => {
    show();
    await payButton();
    refuse('prepareSessionPayment', 'transaction_state');
    refuse('prepareCheckoutSession', 'validation_failed', {
      errors: { cart: ['Your basket is empty'] },
      validation_messages: ['Your basket is empty'],
    });
    answer('getCart', makeCart());
    await payFor();
    expect(await screen.findByRole('heading', { name: 'Your shopping basket is empty' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Pay|Try again)/ })).not.toBeInTheDocument();
  });

  it('is shown with its new amount and paid only when that is accepted', async () => {
    show();
    refuse('prepareSessionPayment', 'basket_changed');
    await payFor();
    const dearer = makeCart([sessionItem(1, 'Vinyasa yoga', 1200)], { terms: yoga.terms });
    answer('getCart', dearer);
    const message = await screen.findByRole('alert');
    expect(message).toHaveTextContent('Your basket has changed, please check it and try again');
    expect(await screen.findByRole('button', { name: 'Continue with £12.00' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Pay|Try again)/ })).not.toBeInTheDocument();
    answer('prepareSessionPayment', frozen);
    await userEvent.click(screen.getByRole('button', { name: 'Continue with £12.00' }));
    expect(await payButton(/^Try again/)).toHaveTextContent('£12.00');
  });

  it('leads back when a place is gone', async () => {
    show();
    refuse('prepareSessionPayment', 'hold_expired');
    await payFor();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your place is no longer held, please add it again');
    expect(screen.getByRole('link', { name: 'Go to your basket' })).toHaveAttribute('href', '/basket');
  });
});
