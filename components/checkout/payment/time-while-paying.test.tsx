import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Transaction } from '#contract/payments/payments.ts';
import { payButton, payFor, show, withCheckout } from '#tests/support/checkout-components/checkout-stage.tsx';
import {
  cardSession,
  orderId,
  result,
  transaction,
  transactionUuid,
} from '#tests/support/checkout-components/payment-replies.ts';
import { withFakeTime } from '#tests/support/fake-time.ts';
import { makeCart, sessionItem } from '#tests/support/make/make-cart.ts';
import type { Stage } from '#tests/support/render-on-site.tsx';
import { passAndSettle, settle } from '#tests/support/settle.ts';
import { answer, answerOwn, refuse, type AskedCall } from '#tests/support/site-server.ts';

const { form } = withCheckout();

const now = Date.parse('2026-11-18T09:00:00Z');

withFakeTime(['clock', 'intervals'], now);
beforeEach(() => answerOwn('get', '/api/session', () => ({})));

const heldFor = (seconds: number, holdExpired = false) => {
  const expiresAt = new Date(now + seconds * 1000).toISOString().replace('.000', '');
  const item = sessionItem(1, 'Vinyasa yoga', 1040, { holdExpiresAt: expiresAt, holdExpired });
  return makeCart([item], { terms: { html: '<p>Be kind.</p>' }, hold: { expiresAt, extensionsLeft: 10 } });
};
const bar = async () => within(await screen.findByRole('region', { name: 'How long your places are held' }));

/** Pays and waits for a result that is not known yet. */
async function payAndWait(seconds: number, status: Transaction['transactionStatus'], stage: Stage = {}) {
  const shown = show(heldFor(seconds), stage);
  answer('authorisePayment', result({ transactionStatus: 'pending' }));
  answer('getTransaction', transaction(status));
  await payFor();
  await screen.findByText('We are finishing your order');
  await settle();
  return shown;
}

describe('places that are held while they are paid for', () => {
  it('count down until the payment is sent, and stand still from then on', async () => {
    show(heldFor(300));
    await passAndSettle(1);
    expect((await bar()).getByRole('timer')).toHaveTextContent('4:59');
    answer('authorisePayment', result({ transactionStatus: 'pending' }));
    answer('getTransaction', transaction('authorising'));
    await payFor();
    await screen.findByText('We are finishing your order');
    const held = await bar();
    expect(held.getByText('Held while you pay')).toBeVisible();
    expect(held.queryByRole('timer')).not.toBeInTheDocument();
    expect(held.queryByRole('button')).not.toBeInTheDocument();
  });

  it('are not called lost when their time runs out during the payment', async () => {
    await payAndWait(180, 'authorising');
    await passAndSettle(240);
    expect((await bar()).getByText('Held while you pay')).toBeVisible();
    expect(screen.queryByText(/no longer held/)).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('are still there for some time after the bank has said no, which the message counts', async () => {
    show(heldFor(600));
    answer('authorisePayment', result({ transactionStatus: 'failed' }));
    await payFor();
    const message = await screen.findByRole('alert');
    await passAndSettle(1);
    expect(message).toHaveTextContent('Nothing has been taken and your places are still yours for 9:59.');
    await passAndSettle(10);
    expect(message).toHaveTextContent('your places are still yours for 9:49.');
    expect(message).toHaveFocus();
  });

  it('are promised to nobody once their time is over', async () => {
    show(heldFor(180));
    answer('authorisePayment', result({ transactionStatus: 'failed' }));
    await payFor();
    const message = await screen.findByRole('alert');
    await passAndSettle(180);
    expect(message).toHaveTextContent('Your bank said no to £10.40. Nothing has been taken.');
    expect(message).not.toHaveTextContent('still yours');
    expect((await bar()).getByText('Your places are no longer held')).toBeVisible();
  });

  it('lead back to the basket when they ran out before the payment was sent', async () => {
    show(heldFor(-60, true));
    expect((await bar()).getByText('Your places are no longer held')).toBeVisible();
    const message = await screen.findByText('Your place is no longer held, please add it again');
    expect(message.parentElement).toHaveTextContent('Nothing has been taken.');
    expect(screen.getByRole('link', { name: 'Go to your basket' })).toHaveAttribute('href', '/basket');
    expect(screen.queryByRole('button', { name: /^(Pay|Try again)/ })).not.toBeInTheDocument();
  });
});

describe('a payment whose result is waited for', () => {
  it('is asked about every three seconds', async () => {
    await payAndWait(600, 'authorising');
    const requests: AskedCall[] = [];
    answer('getTransaction', transaction('authorising'), { seen: (request) => requests.push(request) });
    await passAndSettle(3);
    await passAndSettle(3);
    expect(requests).toHaveLength(2);
    expect(screen.getByText('We are finishing your order')).toBeVisible();
  });

  it('is still waited for while the server cannot be reached', async () => {
    await payAndWait(600, 'authorising');
    refuse('getTransaction', 'unexpected');
    await passAndSettle(3);
    refuse('getTransaction', 'forbidden');
    await passAndSettle(3);
    expect(screen.getByText('Do not pay again.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Pay|Try again)/ })).not.toBeInTheDocument();
  });

  it.each([
    ['failed', 'Payment was declined'],
    ['cancelled', 'Authorization failed'],
    ['expired', 'Authorization failed'],
  ] as const)('can be paid again once it is %s', async (status, words) => {
    await payAndWait(600, 'authorising');
    answer('getTransaction', transaction(status));
    await passAndSettle(3);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(await payButton(/^Try again/)).toHaveTextContent('£10.40');
  });

  it.each([
    ['web', `/booking-confirmed/${orderId}`],
    ['embedded', `/booking-confirmed/${orderId}?embedded=true`],
    ['kiosk', `/order-confirmed/${orderId}?kiosk=true`],
  ] as const)('ends at the confirmation (%s)', async (mode, target) => {
    const { router } = await payAndWait(600, 'authorising', { mode });
    answer('getTransaction', transaction('completed', orderId));
    await passAndSettle(3);
    expect(router.replace).toHaveBeenCalledWith(target);
  });

  it('goes on to the bank’s check where the bank asks for it after all', async () => {
    await payAndWait(600, 'authorising');
    answer('getTransaction', transaction('sca_required'));
    answer('completeSca', { transactionId: transactionUuid, status: 'sca_required' });
    await passAndSettle(3);
    expect(await screen.findByRole('dialog', { name: 'Your bank wants to check it’s you' })).toBeVisible();
  });

  it('is cancelled, before it can be paid again, when it never reached the provider', async () => {
    const cancelled: AskedCall[] = [];
    await payAndWait(600, 'ready');
    answer(
      'cancelPayment',
      { transactionUuid, transactionStatus: 'cancelled' },
      { seen: (request) => cancelled.push(request) },
    );
    await passAndSettle(3);
    expect(cancelled).toHaveLength(0);
    await passAndSettle(3);
    expect(cancelled).toHaveLength(1);
    const message = await screen.findByRole('alert');
    expect(message).toHaveTextContent('Failed to authorize payment');
    expect(message).toHaveTextContent('Nothing has been taken.');
    expect(await payButton(/^Try again/)).toBeEnabled();
  });

  it('stays waited for when it cannot be cancelled', async () => {
    await payAndWait(600, 'ready');
    refuse('cancelPayment', 'transaction_state');
    for (const seconds of [3, 3, 3]) await passAndSettle(seconds);
    expect(screen.getByText('Do not pay again.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the key of a card form', () => {
  it.each([
    [379, 'key-1', 0],
    [381, 'key-2', 1],
  ])('that is %i seconds old pays with %s', async (age, key, renewals) => {
    const renewed: AskedCall[] = [];
    let sent: AskedCall | undefined;
    show(heldFor(900));
    await payButton();
    await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
    answer('createOpayoSession', { ...cardSession, sessionKey: 'key-2' }, { seen: (request) => renewed.push(request) });
    answer('authorisePayment', result({ transactionStatus: 'pending' }), { seen: (request) => (sent = request) });
    answer('getTransaction', transaction('authorising'));
    await passAndSettle(age);
    await userEvent.click(await payButton());
    await screen.findByText('We are finishing your order');
    expect(sent?.body).toMatchObject({ session_key: key });
    expect(renewed).toHaveLength(renewals);
    expect(form().tokenise).toHaveBeenCalledTimes(1);
  });

  it('that cannot be renewed pays nothing, and leaves the form as it is', async () => {
    show(heldFor(900));
    await payButton();
    await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
    refuse('createOpayoSession', 'provider_unavailable');
    await passAndSettle(500);
    await userEvent.click(await payButton());
    expect(await screen.findByText('Failed to create Opayo session')).toBeVisible();
    expect(form().tokenise).not.toHaveBeenCalled();
    expect(await payButton()).toBeEnabled();
  });
});
