import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { barrier } from '#tests/support/barrier.ts';
import { payButton, payFor, show, withCheckout } from '#tests/support/checkout-components/checkout-stage.tsx';
import {
  completed,
  frozen,
  paymentSession,
  result,
  transaction,
  yoga,
} from '#tests/support/checkout-components/payment-replies.ts';
import { makeCart, money, sessionItem, uuid } from '#tests/support/make/make-cart.ts';
import { answer, refuse, type AskedCall } from '#tests/support/site-server.ts';

const { form } = withCheckout();

const secure = 'Secure card form from our payment provider';
const panel = async () => within(await screen.findByRole('region', { name: 'Payment' }));
const warnsOnLeaving = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

describe('the payment section', () => {
  it('says what the card pays and that the bank may ask', async () => {
    show();
    const payment = await panel();
    expect(payment.getByText(/on your card/)).toHaveTextContent('£10.40 on your card');
    expect(payment.getByText('Your bank may ask you to approve this payment')).toBeVisible();
  });

  it('opens the card form once a slow server has prepared the payment', async () => {
    const arrive = barrier(2);
    answer('prepareCheckoutSession', paymentSession(), { after: arrive() });
    show();
    const payment = await panel();
    const wait = await payment.findByRole('button', { name: 'Preparing payment' });
    expect(wait).toHaveAttribute('aria-disabled', 'true');
    expect(payment.getByText('Opening the secure card form…')).toBeVisible();
    await userEvent.click(wait);
    expect(form().tokenise).not.toHaveBeenCalled();
    await arrive();
    expect(await payment.findByText(secure)).toBeVisible();
    expect(payment.getByRole('button', { name: 'Pay £10.40' })).toBeEnabled();
  });

  it.each([
    ['web', { embedded: false, kiosk: false }],
    ['embedded', { embedded: true, kiosk: false }],
    ['kiosk', { embedded: false, kiosk: true }],
  ] as const)('prepares the amounts on the page and says where it stands (%s)', async (mode, place) => {
    let sent: AskedCall | undefined;
    answer('prepareCheckoutSession', paymentSession(), { seen: (request) => (sent = request) });
    show(yoga, { mode });
    await payButton();
    expect(sent?.body).toMatchObject({
      source: 'online',
      payments: [{ tender_type: 'online', amount: 1040 }],
      return_context: { ...place, origin: window.location.origin },
    });
  });

  it('shows no card form where the payment could not be prepared', async () => {
    refuse('prepareCheckoutSession', 'unexpected');
    show(yoga, { language: 'cy' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Methodd y paratoi');
    expect(screen.queryByText(/Ffurflen gerdyn ddiogel|Yn agor y ffurflen/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Talu/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Rhoi cynnig arall arni' })).toBeVisible();
  });

  it('takes no card where the provider gave no key for its form', async () => {
    answer('prepareCheckoutSession', paymentSession({ cardSession: null }));
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create Opayo session');
    expect(screen.queryByText(secure)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });

  it('pays nothing while the card form has not loaded', async () => {
    form().remove();
    show({ ...yoga, terms: null });
    await userEvent.click(await payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create Opayo session');
    expect(await payButton()).toBeEnabled();
    expect(screen.getByText(secure)).toBeVisible();
    for (const script of document.querySelectorAll('script')) script.remove();
  });

  it('waits for a card form that failed to load', async () => {
    form().remove();
    show({ ...yoga, terms: null });
    await payButton();
    for (const script of document.querySelectorAll('script')) fireEvent.error(script);
    expect(await screen.findByRole('alert')).toHaveTextContent('The card form did not load.');
    const wait = screen.getByRole('button', { name: 'Card form is missing' });
    expect(wait).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await payButton()).toBeEnabled();
    for (const script of document.querySelectorAll('script')) script.remove();
  });

  it('says the higher amount until it is paid', async () => {
    answer('prepareCheckoutSession', paymentSession({ updatedAmount: money(1200) }));
    const dearer = makeCart([sessionItem(1, 'Vinyasa yoga', 1200)]);
    show(dearer);
    const notice = await screen.findByText('The amount to pay is now £12.00. Check your order, then pay.');
    answer('authorisePayment', result({ transactionStatus: 'pending' }));
    answer('getTransaction', transaction('pending'));
    await userEvent.click(await payButton());
    await screen.findByText('We are finishing your order');
    expect(notice).not.toBeInTheDocument();
  });
});

describe('the terms of an order', () => {
  it('can be read before they are agreed to', async () => {
    show();
    await payButton();
    const box = await screen.findByRole('checkbox', { name: 'I agree to the Terms and Conditions' });
    await userEvent.click(screen.getByRole('button', { name: 'Terms and Conditions' }));
    const dialog = await screen.findByRole('dialog', { name: 'Terms and Conditions' });
    expect(within(dialog).getByText('Be kind.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(box).not.toBeChecked();
  });

  it('have to be agreed to, which the checkbox says until it is ticked', async () => {
    show();
    await userEvent.click(await payButton());
    const box = await screen.findByRole('checkbox', { name: /I agree/ });
    await waitFor(() => expect(box).toBeInvalid());
    expect(box).toHaveAccessibleDescription('Agree to the Terms and Conditions');
    expect(screen.getByRole('alert')).toHaveTextContent('There is one thing to put right');
    await userEvent.click(box);
    expect(box).toBeValid();
  });

  it('stay agreed to when the page is opened again', async () => {
    const { unmount } = show();
    await userEvent.click(await screen.findByRole('checkbox', { name: /I agree/ }));
    unmount();
    show();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /I agree/ })).toBeChecked());
  });

  it('are sent as agreed to, with the basket they belong to', async () => {
    const sent: AskedCall[] = [];
    const seen = (request: AskedCall) => sent.push(request);
    answer('prepareSessionPayment', frozen, { seen });
    answer('authorisePayment', result({ transactionStatus: 'pending' }));
    answer('getTransaction', transaction('pending'));
    show();
    await payFor();
    await screen.findByText('We are finishing your order');
    expect(sent.map(({ body }) => body)).toMatchObject([
      { terms: true, completed_waivers: [], item_hash: yoga.itemHash },
    ]);
  });
});

describe('waivers of attendees', () => {
  const restriction = { id: uuid(71), name: 'Climbing waiver', type: 'enhanced-pre-waiver' as const };
  const waiver = { cartItemId: uuid(1), restriction, required: 1 };

  it('that were agreed to are named by the checkout', async () => {
    const sent: AskedCall[] = [];
    answer('prepareSessionPayment', frozen, { seen: (request) => sent.push(request) });
    answer('authorisePayment', result({ transactionStatus: 'pending' }));
    answer('getTransaction', transaction('pending'));
    show({ ...yoga, attendeeWaivers: [{ ...waiver, completed: 1, questionWaiverIds: [uuid(72)] }] });
    await payFor();
    await screen.findByText('We are finishing your order');
    expect(sent.map(({ body }) => body)).toMatchObject([{ completed_waivers: [uuid(72)] }]);
  });

  it('come before the payment where somebody has still to agree', async () => {
    const [line] = yoga.items;
    show({ ...yoga, attendeeWaivers: [{ ...waiver, cartItemId: line?.id ?? '', completed: 0 }] });
    expect(await screen.findByText(/Some of your bookings need answers or waivers/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Answer questions' })).toHaveAttribute('href', '/attendees');
  });
});

describe('a payment under way', () => {
  it('is asked of the bank, then completed, and the page warns before it is left', async () => {
    const [requested, made] = [barrier(2), barrier(2)];
    show();
    answer('authorisePayment', result({}), { after: requested() });
    answer('completeCheckoutSession', completed, { after: made() });
    await payButton();
    expect(warnsOnLeaving()).toBe(false);
    await payFor();
    expect(await screen.findByRole('heading', { name: 'Asking your bank' })).toHaveFocus();
    expect(screen.queryByRole('region', { name: 'Payment' })).not.toBeInTheDocument();
    expect(warnsOnLeaving()).toBe(true);
    await requested();
    expect(await screen.findByText('Completing your order')).toBeVisible();
    expect(warnsOnLeaving()).toBe(true);
    await made();
    expect(await screen.findByText('Taking you to your confirmation.')).toBeVisible();
    expect(warnsOnLeaving()).toBe(false);
  });

  it('that the server cannot complete at once is waited for, not failed', async () => {
    show();
    answer('authorisePayment', result({}));
    refuse('completeCheckoutSession', 'unexpected');
    answer('getTransaction', transaction('completing'));
    await payFor();
    expect(await screen.findByText('We are finishing your order')).toBeVisible();
    expect(screen.getByText(/We will email alex@example.com/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['failed', { code: 'card_declined', message: 'Insufficient funds', details: null }, 'Insufficient funds'],
    ['failed', null, 'Payment was declined'],
    ['authorised', { code: 'fraud', message: 'Stopped by the bank', details: null }, 'Stopped by the bank'],
  ] as const)('that ends as %s with %j says "%s" and can be tried again', async (transactionStatus, error, words) => {
    show();
    answer('authorisePayment', result({ transactionStatus, error }));
    await payFor();
    expect(await screen.findByRole('alert')).toHaveTextContent(`${words}Your bank said no to £10.40.`);
    expect(await payButton(/^Try again/)).toBeEnabled();
  });

  it.each([
    ['payment_in_progress', 'A payment for this basket is in progress'],
    ['paid_booking_disabled', 'Paid bookings are not available at the moment'],
    ['waivers_incomplete', 'Error with waivers, unable to complete order, please try again'],
    ['unexpected', 'Failed to prepare payment'],
  ] as const)('is refused with %s before the bank is asked', async (code, words) => {
    show();
    refuse('prepareSessionPayment', code);
    await payFor();
    const message = await screen.findByRole('alert');
    expect(message).toHaveTextContent(words);
    expect(message).not.toHaveTextContent('Your bank said no');
  });

  it('does not go on with an amount that was not agreed to', async () => {
    show();
    answer('prepareSessionPayment', { ...frozen, updatedAmount: money(1200) });
    await payFor();
    const message = await screen.findByRole('alert');
    expect(message).toHaveTextContent('Your basket has changed, please check it and try again');
    expect(within(message).getByRole('button', { name: 'Continue with £10.40' })).toBeVisible();
  });
});
