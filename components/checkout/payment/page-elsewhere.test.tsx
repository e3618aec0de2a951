import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ScaForm } from '#contract/payments/payments.ts';
import { transactionUuid } from '#tests/support/checkout-components/payment-replies.ts';
import { uuid } from '#tests/support/make/make-cart.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer, type AskedCall } from '#tests/support/site-server.ts';
import { PageDialog } from './page-dialog.tsx';

withSiteServer();
const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
beforeEach(() => submit.mockClear());

const formIn = (frame: ScaForm['frame']): ScaForm => ({
  ...{ scaUrl: 'https://pay.example/form', scaMethod: 'POST', formData: { merchantID: '100001' } },
  ...{ frame, expiresAt: '2030-01-01T00:00:00Z' },
});

type Input = { isNew?: boolean; returnToken?: string | null };
const show = ({ isNew = true, returnToken = null, ...stage }: Input & Stage = {}) => {
  const [onShown, onAnswered, onGiveUp] = [jest.fn(), jest.fn(), jest.fn()];
  const { unmount } = renderOnSite(
    <PageDialog {...{ transactionUuid, returnToken, isNew, onShown, onAnswered, onGiveUp }} holdsPlaces />,
    {
      session: member,
      ...stage,
    },
  );
  return { onShown, onAnswered, onGiveUp, unmount };
};
const say = (data: unknown, input: MessageEventInit = {}) =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, ...input }));
  });
const done = { type: 'payment:sca:done', transactionUuid };

describe('while the payment page is asked for', () => {
  it('says that it opens, with the token of the way back', async () => {
    let goOn = () => undefined as void;
    const after = new Promise<void>((resolve) => (goOn = resolve));
    const requests: AskedCall[] = [];
    answer('getScaForm', formIn('popup'), { seen: (request) => requests.push(request), after });
    const { onShown } = show({ returnToken: 'to&ken' });
    expect(await screen.findByRole('status')).toHaveTextContent('Opening the payment page…');
    expect(onShown).not.toHaveBeenCalled();
    goOn();
    expect(await screen.findByRole('button', { name: 'Open the payment page' })).toBeVisible();
    expect(onShown).toHaveBeenCalledTimes(1);
    expect(requests.map(({ url }) => url.searchParams.get('t'))).toEqual(['to&ken']);
  });

  it('says that it could not be opened, and tries again', async () => {
    refuse('getScaForm', 'provider_unavailable');
    const { onGiveUp } = show();
    expect(await screen.findByRole('alert')).toHaveTextContent('The payment page could not be opened.');
    answer('getScaForm', formIn('popup'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Open the payment page' })).toBeVisible();
    expect(onGiveUp).not.toHaveBeenCalled();
  });

  it('is given up without a question where there is no page to lose', async () => {
    refuse('getScaForm', 'unexpected');
    const { onGiveUp } = show();
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the payment' }));
    expect(onGiveUp).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('a page in a window of its own', () => {
  beforeEach(() => answer('getScaForm', formIn('popup')));

  it('says how to go on, and never opens by itself', async () => {
    show();
    await screen.findByRole('button', { name: 'Open the payment page' });
    expect(screen.getByRole('dialog', { name: 'Pay by card' })).toHaveAccessibleDescription(
      /Come back here when you have paid/,
    );
    expect(submit).not.toHaveBeenCalled();
  });

  it('has a window for this payment alone, which comes to the front and ends with it', async () => {
    const opened = { focus: jest.fn(), close: jest.fn() };
    const open = jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    const { unmount } = show();
    const button = await screen.findByRole('button', { name: 'Open the payment page' });
    const form = button.closest('form');
    form?.addEventListener('submit', (event) => event.preventDefault());
    await userEvent.click(button);
    expect(open).toHaveBeenCalledWith('', `payment-${transactionUuid}`);
    expect(form).toHaveAttribute('target', `payment-${transactionUuid}`);
    expect(opened.focus).toHaveBeenCalledTimes(1);
    expect(opened.close).not.toHaveBeenCalled();
    unmount();
    expect(opened.close).toHaveBeenCalledTimes(1);
    open.mockRestore();
  });

  it('is listened to once it says that there is a result, whichever window says so', async () => {
    const { onAnswered } = show();
    await screen.findByRole('button', { name: 'Open the payment page' });
    say(done, { origin: 'https://evil.example' });
    say({ ...done, transactionUuid: uuid(99) });
    say({ type: 'resize', transactionUuid });
    say('payment:sca:done');
    expect(onAnswered).not.toHaveBeenCalled();
    say(done, { source: window });
    expect(onAnswered).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Cancel payment' }))],
    ['its cross', () => userEvent.click(screen.getByRole('button', { name: 'Cancel the payment' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('is given up by %s after a question only', async (_way, close) => {
    const { onGiveUp } = show();
    await screen.findByRole('button', { name: 'Open the payment page' });
    await close();
    const question = await screen.findByRole('alertdialog', { name: 'Cancel the payment?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Carry on paying' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(onGiveUp).not.toHaveBeenCalled();
    await close();
    const again = within(await screen.findByRole('alertdialog', { name: 'Cancel the payment?' }));
    await userEvent.click(again.getByRole('button', { name: 'Cancel payment' }));
    expect(onGiveUp).toHaveBeenCalledTimes(1);
  });
});

describe('a page in this window', () => {
  beforeEach(() => answer('getScaForm', formIn('top')));

  it('opens by itself after a press of Pay', async () => {
    show();
    const form = (await screen.findByRole('button', { name: 'Open the payment page' })).closest('form');
    expect(form).not.toHaveAttribute('target');
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  });

  it('waits for a press after a reload, so that Back does not lead forward again', async () => {
    show({ isNew: false });
    expect(await screen.findByRole('button', { name: 'Open the payment page' })).toBeVisible();
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('a page in our frame', () => {
  beforeEach(() => answer('getScaForm', formIn('iframe')));

  it('says whose it is, and may be opened in a new tab with the way back', async () => {
    const { onShown } = show({ returnToken: 'to&ken' });
    const frame = await screen.findByTitle('Payment page');
    expect(frame).toHaveAttribute('src', `/payments/sca/${transactionUuid}/frame?t=to%26ken`);
    expect(screen.getByText('This frame is our payment provider’s')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the payment page in a new tab' })).toHaveAttribute(
      'href',
      `/payments/sca/${transactionUuid}/out?t=to%26ken`,
    );
    expect(onShown).toHaveBeenCalledTimes(1);
  });

  it('opens no tab at a kiosk, and is in Welsh on a Welsh page', async () => {
    show({ mode: 'kiosk', language: 'cy' });
    expect(await screen.findByTitle('Tudalen dalu')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
