import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { payButton, payFor, show, withCheckout } from '#tests/support/checkout-components/checkout-stage.tsx';
import {
  cardSession,
  completed,
  orderId,
  paymentSession,
  result,
  transaction,
  transactionUuid,
  yoga,
} from '#tests/support/checkout-components/payment-replies.ts';
import { providerForm } from '#tests/support/checkout-components/provider-form.ts';
import { makeCart, money, sessionItem } from '#tests/support/make/make-cart.ts';
import { member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, refuse, type AskedCall } from '#tests/support/site-server.ts';
import { CheckoutView } from './checkout-view.tsx';

const { form } = withCheckout();

describe('a checkout', () => {
  it('carries the amount on its button and the customer’s address in its form', async () => {
    show();
    expect(await payButton()).toHaveTextContent('Pay £10.40');
    expect(screen.getByLabelText('First name')).toHaveValue('Alex');
    expect(screen.getByLabelText('Postcode')).toHaveValue('HX6 2AE');
    expect(screen.getByRole('link', { name: 'Edit basket' })).toHaveAttribute('href', '/basket');
  });

  it('pays and leads to the confirmation', async () => {
    let sent: AskedCall | undefined;
    const { router, toasts } = show();
    answer('authorisePayment', result({}), { seen: (request) => (sent = request) });
    answer('completeCheckoutSession', completed);
    await payFor();
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith(`/booking-confirmed/${orderId}`));
    expect(sent?.body).toMatchObject({
      transaction_uuid: transactionUuid,
      card_identifier: 'token-1',
      session_key: 'key-1',
      billing: { first_name: 'Alex', postcode: 'HX6 2AE', country: 'GB' },
    });
    // The confirmation says it.
    expect(toasts).toEqual([]);
  });

  it.each(['web', 'kiosk', 'embedded'] as const)('does not offer to save the card (%s)', async (mode) => {
    let sent: AskedCall | undefined;
    show(yoga, { mode });
    answer('authorisePayment', result({}), { seen: (request) => (sent = request) });
    answer('completeCheckoutSession', completed);
    await payButton();
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('id'))).toEqual(['terms']);
    expect(screen.queryByText(/save/i)).not.toBeInTheDocument();
    await payFor();
    await waitFor(() => expect(sent).toBeDefined());
    expect(sent?.body).not.toHaveProperty('save_card');
    expect(sent?.body).not.toHaveProperty('saved_card_id');
  });

  it('says where the venue has cancelled what was being paid for, of whatever is left', async () => {
    const startsAt = { utc: '2026-11-28T17:00:00Z', local: '2026-11-28 17:00:00', timezone: 'Europe/London' };
    show({ ...yoga, withdrawn: [{ name: 'Lane swim', startsAt, whilePaying: true }] });
    expect(await screen.findByText(/^The venue cancelled Lane swim on .* while you were paying/)).toBeVisible();
    expect(await payButton()).toBeVisible();
  });

  it('leads a kiosk to its own confirmation', async () => {
    const { router } = show(yoga, { mode: 'kiosk' });
    answer('authorisePayment', result({}));
    answer('completeCheckoutSession', completed);
    await payFor();
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith(`/order-confirmed/${orderId}?kiosk=true`));
  });

  it('opens the card form once more when it did not load', async () => {
    form().remove();
    show();
    await payButton();
    const script = await waitFor(
      () => document.querySelector(`script[src="${cardSession.url}"]`) ?? Promise.reject(new Error('no script yet')),
    );
    fireEvent.error(script);
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('The card form did not load.');
    expect(screen.queryByText('Secure card form from our payment provider')).not.toBeInTheDocument();
    const again = providerForm(cardSession.url);
    await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Secure card form from our payment provider')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    again.remove();
  });

  it('sends one payment for two quick presses', async () => {
    const seen = jest.fn();
    show();
    answer('authorisePayment', result({ transactionStatus: 'pending' }), { seen });
    answer('getTransaction', transaction('pending'));
    await userEvent.click(await screen.findByRole('checkbox', { name: /I agree/ }));
    const button = await payButton();
    await userEvent.dblClick(button);
    await screen.findByText('We are finishing your order');
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('asks the card form once for two presses before the first is worked on', async () => {
    show();
    answer('authorisePayment', result({ transactionStatus: 'pending' }));
    answer('getTransaction', transaction('pending'));
    await userEvent.click(await screen.findByRole('checkbox', { name: /I agree/ }));
    const button = await payButton();
    act(() => {
      button.click();
      button.click();
    });
    await screen.findByText('We are finishing your order');
    expect(form().tokenise).toHaveBeenCalledTimes(1);
  });
});

describe('a basket that did not load', () => {
  it('gives the focus to the content of the page when the next try brings it', async () => {
    refuse('getCart', 'unexpected');
    renderOnSite(
      <main>
        <CheckoutView renderedAt={0} provider="opayo" savesCards={false} />
      </main>,
      { session: member },
    );
    const button = await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load your shopping basket, please try again.');
    button.focus();
    answer('getCart', yoga);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(await payButton()).toBeVisible();
  });
});

describe('what has to be put right first', () => {
  it('is listed, has the focus, and leads to each field', async () => {
    show();
    await payButton();
    await userEvent.clear(screen.getByLabelText('Postcode'));
    await userEvent.type(screen.getByLabelText('Postcode'), 'HX6');
    await userEvent.click(await payButton());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('There are 2 things to put right');
    await userEvent.click(within(summary).getByRole('link', { name: 'Agree to the Terms and Conditions' }));
    expect(screen.getByRole('checkbox', { name: /I agree/ })).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: 'Enter a postcode of 5 to 7 characters' }));
    expect(screen.getByLabelText('Postcode')).toHaveFocus();
  });

  // A token charges nothing, so the card form is asked while the address is still wrong.
  it('is the card, too, in the provider’s words, in the same round as the address', async () => {
    show();
    form().refuses('Enter your card number');
    await payButton();
    await userEvent.clear(screen.getByLabelText('Postcode'));
    await userEvent.click(await payButton());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Enter a postcode of 5 to 7 characters',
      'Enter your card number',
      'Agree to the Terms and Conditions',
    ]);
    await userEvent.click(within(summary).getByRole('link', { name: 'Enter your card number' }));
    expect(document.getElementById('card')).toHaveFocus();
    expect(await payButton()).toBeEnabled();
  });

  it('is the card alone where the rest is right, and nothing is paid', async () => {
    let isAsked = false;
    answer('authorisePayment', result({}), { seen: () => (isAsked = true) });
    show();
    form().refuses('Enter your card number');
    await payFor();
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('There is one thing to put right');
    expect(summary).toHaveTextContent('Enter your card number');
    expect(isAsked).toBe(false);
  });

  it('is shown at the field when the server finds it', async () => {
    show();
    refuse('authorisePayment', 'validation_failed', {
      validation_messages: ['Must be a place'],
      errors: { 'billing.city': ['Must be a place'] },
    });
    await payFor();
    await waitFor(() => expect(screen.getByLabelText(/Town or city/)).toBeInvalid());
    expect(screen.getByLabelText(/Town or city/)).toHaveAccessibleDescription('Must be a place');
  });
});

describe('a payment that cannot begin', () => {
  it.each([
    ['unexpected', {}, 'Preparation failed'],
    ['paid_booking_disabled', { message: 'Booking opens on Monday' }, 'Booking opens on Monday'],
    ['provider_unavailable', { message: 'Failed to create payment session' }, 'Failed to create payment session'],
  ] as const)('says why after %s', async (code, failure, words) => {
    refuse('prepareCheckoutSession', code, failure);
    show();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(words);
    expect(await within(alert).findByRole('link', { name: /01632 960142/ })).toHaveAttribute('href', 'tel:01632960142');
    answer('prepareCheckoutSession', paymentSession());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await payButton()).toBeVisible();
  });

  it('says that a provider is not there', async () => {
    answer('prepareCheckoutSession', paymentSession({ paymentProvider: null }));
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent('Payment provider not found in session');
  });
});

describe('an amount that is not what the page showed', () => {
  it('is said before it is paid', async () => {
    answer('prepareCheckoutSession', paymentSession({ updatedAmount: money(1100) }));
    show(makeCart([sessionItem(1, 'Vinyasa yoga', 1040)]));
    expect(await screen.findByText(/The amount to pay is now £10.40/)).toBeVisible();
  });
});
