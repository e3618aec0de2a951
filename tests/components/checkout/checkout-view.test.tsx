import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckoutView } from '../../../components/checkout/checkout-view.tsx';
import type { Cart } from '../../../contract/cart.ts';
import type { PaymentSession } from '../../../contract/checkout.ts';
import type { AuthoriseResult, Transaction } from '../../../contract/payments.ts';
import { alexState, credits, makeCart, money, sessionItem, uuid } from '../../support/make-cart.ts';
import { member, renderOnSite, type Stage } from '../../support/render-on-site.tsx';
import { answer, answerOwn, refuse, withSiteServer, type AskedCall } from '../../support/site-server.ts';
import { providerForm } from './provider-form.ts';

withSiteServer();

const transactionUuid = uuid(1);
const orderId = uuid(2);
const cardSession = { sessionKey: 'key-1', mode: 'sandbox' as const, url: 'https://provider.example/form.js', savedCard: null };

const paymentSession = (given: Partial<PaymentSession> = {}): PaymentSession => ({
  paymentProvider: 'opayo',
  paymentSessionId: uuid(3),
  transactionUuid,
  touchlineTransactionUuid: transactionUuid,
  clientSecret: null,
  scaUrl: null,
  scaMethod: null,
  formData: null,
  updatedAmount: null,
  cardSession,
  ...given,
});

const result = (given: Partial<AuthoriseResult>): AuthoriseResult => ({
  transactionUuid,
  transactionStatus: 'authorised',
  paymentProvider: 'opayo',
  scaUrl: null,
  scaMethod: null,
  scaData: null,
  formData: null,
  clientSecret: null,
  returnUrl: null,
  error: null,
  ...given,
});

const transaction = (transactionStatus: Transaction['transactionStatus'], completeOrderId: string | null = null): Transaction => ({
  transactionUuid,
  transactionStatus,
  completeOrderId,
  paymentProvider: 'opayo',
  updatedAmount: null,
});

const yoga = makeCart([sessionItem(1, 'Vinyasa yoga', 1040)], { terms: { html: '<p>Be kind.</p>' } });
const frozen = { transactionUuid, transactionStatus: 'ready' as const, scaUrl: null, scaMethod: null, formData: null, updatedAmount: null };
const completed = { completeOrderId: orderId, orderId, status: 'success' as const, transactionUuid };

let form: ReturnType<typeof providerForm>;
beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/basket/checkout');
  answerOwn('get', '/api/session', () => ({}));
  answer('getAuthUser', alexState);
  answer('prepareCheckoutSession', paymentSession());
  answer('prepareSessionPayment', frozen);
  form = providerForm(cardSession.url);
});
afterEach(() => form.remove());

const show = (cart: Cart = yoga, stage: Stage = {}) => {
  answer('getCart', cart);
  return renderOnSite(<CheckoutView />, { session: member, ...stage });
};
const payButton = (name: RegExp = /^Pay/) => screen.findByRole('button', { name }, { timeout: 4000 });
const payFor = async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: /I agree/ }));
  await userEvent.click(await payButton());
};

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
    answer('authorisePayment', result({}), { seen: (asked) => (sent = asked) });
    answer('completeCheckoutSession', completed);
    await payFor();
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith(`/booking-confirmed/${orderId}`));
    expect(sent?.body).toMatchObject({
      transaction_uuid: transactionUuid,
      card_identifier: 'token-1',
      session_key: 'key-1',
      billing: { first_name: 'Alex', postcode: 'HX6 2AE', country: 'GB' },
    });
    expect(toasts).toMatchObject([{ type: 'success', message: 'Order completed Successfully.' }]);
  });

  it('leads a kiosk to its own confirmation', async () => {
    const { router } = show(yoga, { mode: 'kiosk' });
    answer('authorisePayment', result({}));
    answer('completeCheckoutSession', completed);
    await payFor();
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith(`/order-confirmed/${orderId}?kiosk=true`));
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
    expect(form.tokenise).not.toHaveBeenCalled();
  });

  it('may be the card, in the provider’s words', async () => {
    show();
    form.refuses('Check the card number');
    await payFor();
    expect(await screen.findByText('Check the card number')).toBeVisible();
    expect(await payButton()).toBeEnabled();
  });

  it('is shown at the field when the server finds it', async () => {
    show();
    refuse('authorisePayment', 'validation_failed', { validation_messages: ['Must be a place'], errors: { 'billing.city': ['Must be a place'] } });
    await payFor();
    await waitFor(() => expect(screen.getByLabelText('Town or city')).toBeInvalid());
    expect(screen.getByLabelText('Town or city')).toHaveAccessibleDescription('Must be a place');
  });
});

describe('a card session that has run out', () => {
  it('is renewed without the customer noticing', async () => {
    let sent: AskedCall | undefined;
    show();
    form.forgets('key-1');
    answer('createOpayoSession', { ...cardSession, sessionKey: 'key-2' });
    answer('authorisePayment', result({ transactionStatus: 'pending' }), { seen: (asked) => (sent = asked) });
    answer('getTransaction', transaction('pending'));
    await payFor();
    await screen.findByText('We are finishing your order');
    expect(sent?.body).toMatchObject({ session_key: 'key-2' });
  });

  it('asks for the card again when it cannot be renewed in time', async () => {
    show();
    form.forgets('key-1', 'key-2');
    answer('createOpayoSession', { ...cardSession, sessionKey: 'key-2' });
    await payFor();
    expect(await screen.findByText('Please enter your card details again')).toBeVisible();
  });
});

describe('a bank that says no', () => {
  it('is told with the amount, that nothing was taken, and what to try', async () => {
    show();
    answer('authorisePayment', result({ transactionStatus: 'failed', error: { code: 'payment_declined', message: 'Payment was declined', details: null } }));
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

describe('a basket that changed meanwhile', () => {
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

describe('a payment that cannot begin', () => {
  it.each([
    ['unexpected', {}, 'Preparation failed'],
    ['paid_booking_disabled', { message: 'Booking opens on Monday' }, 'Booking opens on Monday'],
    ['provider_unavailable', { message: 'Failed to create payment session' }, 'Failed to create payment session'],
  ] as const)('says why after %s', async (code, failure, words) => {
    refuse('prepareCheckoutSession', code, failure);
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    answer('prepareCheckoutSession', paymentSession());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await payButton()).toBeVisible();
  });

  it.each([
    [{ paymentProvider: 'stripe' as const }, 'Payment provider \'stripe\' is not supported'],
    [{ paymentProvider: null }, 'Payment provider not found in session'],
  ])('names a provider that is not there or not known', async (given, words) => {
    answer('prepareCheckoutSession', paymentSession(given));
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });
});

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
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith(`/booking-confirmed/${orderId}`), { timeout: 5000 });
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

describe('the bank’s own check', () => {
  const asked = result({
    transactionStatus: 'sca_required',
    scaUrl: 'https://bank.example',
    scaMethod: 'POST',
    formData: { creq: 'x' },
    returnUrl: `http://bookings.touchline.localhost/basket/checkout?payment=${transactionUuid}&rt=token`,
  });
  const reachBank = async () => {
    const shown = show();
    answer('authorisePayment', asked);
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
    await userEvent.click(within(sure).getByRole('button', { name: 'Go on with the payment' }));
    await waitFor(() => expect(sure).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel payment' }));
    answer('cancelPayment', { transactionUuid, transactionStatus: 'cancelled' });
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel payment' }));
    expect(await payButton()).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(new URLSearchParams(window.location.search).has('payment')).toBe(false);
  });
});

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
    answer('applyCredits', makeCart(both.items, { credits: credits([1200, 920, 920], [500, 120, 0]) }), { seen: (asked) => (sent = asked) });
    const use = await screen.findByRole('button', { name: 'Use £9.20 of Membership credit' });
    answer('getCart', makeCart(both.items, { credits: credits([1200, 920, 920], [500, 120, 0]) }));
    await userEvent.click(use);
    await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: 'Credit successfully applied.' }]));
    expect(sent?.body).toEqual({ credits_to_reserve: [{ amount: 920, type: 'membership' }], cart_source: 'activity-booking' });
    await waitFor(async () => expect(await payButton()).toHaveTextContent('Pay £1.20'));
  });

  it('says when it could not be applied', async () => {
    const { toasts } = show(both);
    refuse('applyCredits', 'credit_not_applied');
    await userEvent.click(await screen.findByRole('button', { name: 'Use £5.00 of General credit' }));
    await waitFor(() => expect(toasts).toEqual([{ type: 'danger', message: 'Credit amount could not be applied.' }]));
  });

  it('that covers everything needs neither card nor address', async () => {
    const { router } = show(makeCart([sessionItem(1, 'Vinyasa yoga', 1040)], { credits: credits([0, 0, 0], [2000, 1040, 1040]) }));
    const complete = await screen.findByRole('button', { name: 'Complete order' });
    expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
    let sent: AskedCall | undefined;
    answer('completeCheckout', { ...completed, transactionUuid: null }, { seen: (asked) => (sent = asked) });
    await userEvent.click(complete);
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith(`/booking-confirmed/${orderId}`));
    expect(sent?.body).toMatchObject({ payments: [{ tender_type: 'general-credit', amount: 1040 }], source: 'online' });
  });

  it('that covers everything may still be refused', async () => {
    show(makeCart([sessionItem(1, 'Vinyasa yoga', 1040)], { credits: credits([0, 0, 0], [2000, 1040, 1040]) }));
    refuse('completeCheckout', 'unexpected');
    await userEvent.click(await screen.findByRole('button', { name: 'Complete order' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to complete your order, please try again.');
    expect(screen.getByRole('button', { name: 'Complete order' })).toBeVisible();
  });
});

describe('an amount that is not what the page showed', () => {
  it('is said before it is paid', async () => {
    answer('prepareCheckoutSession', paymentSession({ updatedAmount: money(1100) }));
    show(makeCart([sessionItem(1, 'Vinyasa yoga', 1040)]));
    expect(await screen.findByText(/The amount to pay is now £10.40/)).toBeVisible();
  });
});
