import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draftPrefix } from '#lib/browser/forget-drafts.ts';
import { deskOrder } from '#tests/support/desk-components/desk-orders.ts';
import { showDesk, withDesk } from '#tests/support/desk-components/desk-stage.tsx';
import { withFakeTime } from '#tests/support/fake-time.ts';
import { money, moment, sessionItem } from '#tests/support/make/make-cart.ts';
import { riverside } from '#tests/support/shell-components/site-settings.ts';
import { answer, refuse } from '#tests/support/site-server.ts';
import { PaidView } from './paid-view.tsx';

withDesk();
withFakeTime(['clock'], new Date('2026-11-18T09:12:00Z'));

const swim = sessionItem(1, 'Swim for fitness', 1180, {
  startsAt: moment('2026-11-18', '09:30'),
  endsAt: moment('2026-11-18', '10:30'),
});
const order = deskOrder({
  total: money(1180),
  taxTotal: money(0),
  count: 1,
  lineItems: [],
  items: [swim],
  payments: [],
});
beforeEach(() => {
  answer('getVenue', riverside);
  answer('getOrder', order);
  const paid = { orderId: order.id, change: 820, tendered: 2000, currency: 'GBP' };
  sessionStorage.setItem(`${draftPrefix}desk.paid`, JSON.stringify(paid));
});
const show = (stage: Parameters<typeof showDesk>[1] = { customerId: 7 }) =>
  showDesk(<PaidView orderId={order.id} renderedAt={Date.now()} />, stage);

it('shows the change first, with the focus on it', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'Change due' })).toHaveFocus();
  expect(screen.getByText('£20.00 given, £11.80 taken. Order TL-00000000 is booked and paid.')).toBeVisible();
});

it('clears the bar for the next customer', async () => {
  const { router } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Next customer' }));
  expect(router.push).toHaveBeenCalledWith('/');
  expect(await screen.findByText('Walk-in, no name')).toBeVisible();
});

it('records that they are here, and takes it back when that fails', async () => {
  refuse('recordAttendance', 'forbidden');
  const { toasts } = show();
  const here = await screen.findByRole('button', { name: 'Alex is here' });
  await userEvent.click(here);
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(here).toHaveAttribute('aria-pressed', 'false');
});

it('has no such button for whoever may not record who came', async () => {
  show({ customerId: 7, permissions: ['sell', 'customers'] });
  await screen.findByRole('heading', { name: 'Change due' });
  expect(screen.queryByRole('button', { name: /here/ })).toBeNull();
});

describe('the receipt', () => {
  it('is mailed to the customer at one touch', async () => {
    const sent: unknown[] = [];
    answer('sendReceipt', null, { seen: ({ body }) => void sent.push(body) });
    const { toasts } = show();
    await screen.findByText('alex@example.com has the confirmation already');
    await userEvent.click(screen.getByRole('button', { name: 'E-mail' }));
    await waitFor(() =>
      expect(toasts.map(({ message }) => message)).toEqual(['The receipt is on its way to alex@example.com.']),
    );
    expect(sent).toEqual([{}]);
  });

  it('asks a walk-in for an address', async () => {
    const sent: unknown[] = [];
    answer('getOrder', { ...order, userId: null });
    answer('sendReceipt', null, { seen: ({ body }) => void sent.push(body) });
    show({});
    await userEvent.click(await screen.findByRole('button', { name: 'E-mail' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail address' }), 'ida@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send the receipt' }));
    await waitFor(() => expect(sent).toEqual([{ email: 'ida@example.com' }]));
  });
});
