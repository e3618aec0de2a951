import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KioskWatch } from '#components/kiosk/kiosk-watch.tsx';
import type { CallData } from '#lib/api/call.ts';
import { payButton, payFor, show, withCheckout } from '#tests/support/checkout-components/checkout-stage.tsx';
import {
  frozen,
  result,
  transaction,
  transactionUuid,
  yoga,
} from '#tests/support/checkout-components/payment-replies.ts';
import { withFakeTime } from '#tests/support/fake-time.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { passAndSettle, settle } from '#tests/support/settle.ts';
import { answer, refuse, type AskedCall } from '#tests/support/site-server.ts';

withCheckout();

const title = 'Your bank wants to check it’s you';
const waits = { transactionId: transactionUuid, status: 'sca_required' } as const;
const checks = result({
  transactionStatus: 'sca_required',
  scaUrl: 'https://bank.example',
  scaMethod: 'POST',
  formData: { creq: 'x' },
  returnUrl: `http://bookings.touchline.localhost/basket/checkout?payment=${transactionUuid}&rt=to%26ken`,
});

/** Pays until the bank asks for its own check. */
async function reachBank(stage: Stage = {}) {
  const shown = show(yoga, stage);
  answer('authorisePayment', checks);
  answer('completeSca', waits);
  await payFor();
  return { ...shown, dialog: await screen.findByRole('dialog', { name: title }) };
}

const frame = () => screen.getByTitle<HTMLIFrameElement>('Bank check');

/** Sends the page a message as the bank's frame does; `input` overrides its parts. */
const say = (data: unknown, input: MessageEventInit = {}) => {
  const message = { data, origin: window.location.origin, source: frame().contentWindow, ...input };
  return act(async () => void window.dispatchEvent(new MessageEvent('message', message)));
};
const done = { type: 'payment:sca:done', transactionUuid };

const giveUp = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Cancel payment' }));
  const question = await screen.findByRole('alertdialog', { name: 'Cancel the payment?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel payment' }));
};

describe('the dialog of the bank', () => {
  it('says whose it is, what happens meanwhile, and has the focus in its frame', async () => {
    const { dialog } = await reachBank();
    expect(dialog).toHaveAccessibleDescription(/Nothing is taken until your bank says yes/);
    expect(within(dialog).getByText('This frame is your bank’s')).toBeVisible();
    expect(within(dialog).getByRole('status')).toHaveTextContent('Your bank’s page is open.');
    await waitFor(() => expect(frame()).toHaveFocus());
    expect(screen.getByText('Asking your bank')).toBeInTheDocument();
  });

  it('may be opened in a new tab, with the way back', async () => {
    await reachBank();
    const link = screen.getByRole('link', { name: 'Open the bank’s page in a new tab' });
    expect(link).toHaveAttribute('href', `/payments/sca/${transactionUuid}/out?t=to%26ken`);
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('opens no tab at a kiosk', async () => {
    const { dialog } = await reachBank({ mode: 'kiosk' });
    expect(within(dialog).queryByRole('link')).not.toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Cancel payment' })).toBeVisible();
  });

  it('is in Welsh on a Welsh page', async () => {
    show({ ...yoga, terms: null }, { language: 'cy' });
    answer('authorisePayment', checks);
    answer('completeSca', waits);
    await userEvent.click(await payButton(/^Talu/));
    const dialog = await screen.findByRole('dialog', { name: 'Mae eich banc am wirio mai chi sydd yno' });
    expect(within(dialog).getByTitle('Gwiriad y banc')).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: 'Agor tudalen y banc mewn tab newydd' })).toBeInTheDocument();
  });

  it('opens without a token where the bank asks before the payment was sent', async () => {
    show();
    answer('prepareSessionPayment', { ...frozen, transactionStatus: 'sca_required', scaUrl: 'https://bank.example' });
    answer('completeSca', waits);
    await payFor();
    await screen.findByRole('dialog', { name: title });
    expect(frame()).toHaveAttribute('src', `/payments/sca/${transactionUuid}/frame`);
  });

  it('opens again after a reload', async () => {
    window.history.replaceState(null, '', `/basket/checkout?payment=${transactionUuid}&rt=token`);
    answer('getTransaction', transaction('sca_required'));
    const requests: AskedCall[] = [];
    answer('completeSca', waits, { seen: (request) => requests.push(request) });
    show();
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    await waitFor(() => expect(requests[0]?.url.searchParams.get('rt')).toBe('token'));
  });
});

describe('closing the dialog of the bank', () => {
  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its cross', () => userEvent.click(screen.getByRole('button', { name: 'Cancel the payment' }))],
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Cancel payment' }))],
  ])('by %s asks first', async (_way, close) => {
    const { dialog } = await reachBank();
    await close();
    const question = await screen.findByRole('alertdialog', { name: 'Cancel the payment?' });
    expect(question).toHaveAccessibleDescription('Nothing has been taken. Your basket stays as it is.');
    await userEvent.click(within(question).getByRole('button', { name: 'Carry on paying' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(dialog).toBeVisible();
  });

  it('is taken back by Escape in the question', async () => {
    const { dialog } = await reachBank();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel payment' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(dialog).toBeVisible();
  });

  it('cancels the payment once, and leaves order and address to be paid again', async () => {
    const cancelled: AskedCall[] = [];
    await reachBank();
    answer(
      'cancelPayment',
      { transactionUuid, transactionStatus: 'cancelled' },
      { seen: (request) => cancelled.push(request) },
    );
    await giveUp();
    expect(await payButton()).toHaveTextContent('Pay £10.40');
    expect(cancelled).toHaveLength(1);
    expect(screen.getByLabelText('Postcode')).toBeEnabled();
    expect(screen.getByRole('checkbox', { name: /I agree/ })).toBeChecked();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('waits for the result where the server does not know whether money has moved', async () => {
    await reachBank();
    refuse('cancelPayment', 'transaction_state');
    answer('getTransaction', transaction('authorising'));
    await giveUp();
    expect(await screen.findByText('We are finishing your order')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: title })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(Pay|Try again)/ })).not.toBeInTheDocument();
  });
});

describe('what the frame says', () => {
  // Only intervals are faked, so that the server is asked by a message or when the test lets time pass.
  withFakeTime(['intervals']);

  /** The bank’s dialog after its first call; `requests` are the calls from then on. */
  async function asking(status: CallData<'completeSca'>['status'] = 'sca_required') {
    await reachBank();
    await settle();
    const requests: AskedCall[] = [];
    answer('completeSca', { ...waits, status }, { seen: (request) => requests.push(request) });
    return requests;
  }

  it.each([
    ['another site', done, { origin: 'https://evil.example' }],
    ['another window', done, { source: null }],
    ['our frame without a payment', { type: 'payment:sca:done' }, {}],
    ['our frame of something else', { type: 'resize', transactionUuid }, {}],
    ['our frame in text', 'payment:sca:done', {}],
    ['our frame of nothing', null, {}],
  ])('is not listened to from %s', async (_who, data, input) => {
    const requests = await asking('failed');
    await say(data, input);
    await settle();
    expect(requests).toEqual([]);
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
    await say(done);
    expect(await screen.findByRole('alert')).toHaveTextContent('3D Secure verification failed');
  });

  it('is no result: the server is asked, with the token, and the dialog stays until it has one', async () => {
    const requests = await asking();
    await say({ ...done, status: 'authorised' });
    await settle();
    expect(requests.map(({ url }) => url.searchParams.get('rt'))).toEqual(['to&ken']);
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
  });

  it('is not waited for: the server is asked every three seconds', async () => {
    const requests = await asking();
    await passAndSettle(2.9);
    expect(requests).toHaveLength(0);
    await passAndSettle(0.2);
    expect(requests).toHaveLength(1);
    await passAndSettle(3);
    expect(requests).toHaveLength(2);
  });

  it.each(['authorised', 'completed', 'pending'] as const)('leads on where the server says %s', async (status) => {
    await asking(status);
    refuse('completeCheckoutSession', 'unexpected');
    answer('getTransaction', transaction('completing'));
    await say(done);
    expect(await screen.findByText('We are finishing your order')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: title })).not.toBeInTheDocument();
  });

  it.each(['unexpected', 'too_many_requests'] as const)('is asked about again after %s', async (code) => {
    await asking();
    refuse('completeSca', code);
    await say(done);
    await settle();
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    answer('completeSca', { ...waits, status: 'failed' });
    await passAndSettle(3);
    expect(await screen.findByRole('alert')).toHaveTextContent('3D Secure verification failed');
  });

  it('ends the payment where the server refuses it, which can then be paid anew', async () => {
    await asking();
    refuse('completeSca', 'transaction_state');
    await say(done);
    expect(await screen.findByRole('alert')).toHaveTextContent('This payment can no longer be continued');
    expect(screen.queryByRole('dialog', { name: title })).not.toBeInTheDocument();
    expect(await payButton(/^Try again/)).toHaveTextContent('£10.40');
  });
});

describe('the dialog of the bank at a kiosk', () => {
  withFakeTime(['clock', 'intervals']);

  it('has ten minutes, also while the focus is not in its frame', async () => {
    await reachBank({ mode: 'kiosk' });
    const left: string[] = [];
    renderOnSite(<KioskWatch follow={(target) => void left.push(target)} />, { mode: 'kiosk', session: member });
    act(() => frame().blur());
    await passAndSettle(560);
    expect(left).toEqual([]);
    expect(screen.queryByText('Are you still there?')).not.toBeInTheDocument();
  });
});
