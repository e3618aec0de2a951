import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { byTender, makeOrderMoney } from '#tests/support/account-components/order-money.ts';
import { deskOrder, orderPayment } from '#tests/support/desk-components/desk-orders.ts';
import { showDesk, withDesk } from '#tests/support/desk-components/desk-stage.tsx';
import { money, uuid } from '#tests/support/make/make-cart.ts';
import { riverside } from '#tests/support/shell-components/site-settings.ts';
import { answer, refuse } from '#tests/support/site-server.ts';
import { OrderView } from './order-view.tsx';

withDesk();
beforeEach(() => {
  answer('getVenue', riverside);
  answer('getOrderMoney', makeOrderMoney());
});

const order = deskOrder();
const show = (permissions?: readonly string[]) =>
  showDesk(<OrderView orderId={order.id} />, { customerId: 7, ...(permissions && { permissions }) });

it('says in words what became of the money, also where some is still to pay', async () => {
  answer('getOrder', { ...order, balance: money(500) });
  const paid = [byTender(1000, { tenderType: 'cash' }), byTender(600, { cardLast4: '4242' })];
  answer('getOrderMoney', makeOrderMoney({ sold: 2100, paid }));
  show();
  const words = within(await screen.findByRole('region', { name: 'In plain words' }));
  expect(words.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'It cost £21.00.',
    '£10.00 was paid: Cash.',
    '£6.00 was paid: Card online ending 4242.',
    '£5.00 is still to pay.',
  ]);
});

it.each([
  [null, 'Walk-in, no name'],
  [8, 'another customer'],
])('of customer %s says whose it is where the bar names somebody else', async (userId, words) => {
  answer('getOrder', { ...order, userId });
  show();
  expect(await screen.findByText(new RegExp(`^£21\\.00, .*, ${words}$`))).toBeVisible();
});

describe('a refund', () => {
  const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Refund' }));

  it('of a line needs a reason, and says what goes back', async () => {
    const sent: unknown[] = [];
    answer('getOrder', order);
    answer('refundOrder', { ...order, refundStatus: 'partial' }, { seen: ({ body }) => void sent.push(body) });
    const { toasts } = show();
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Some lines' }));
    expect(screen.getByRole('button', { name: 'Choose a line' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Badminton, court 3, £9.20' }));
    await userEvent.click(screen.getByRole('button', { name: 'Refund £9.20' }));
    expect(screen.getByText('Enter the reason')).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveFocus();
    expect(sent).toEqual([]);
    await userEvent.type(screen.getByLabelText('Reason'), 'Court was wet');
    await userEvent.click(screen.getByRole('button', { name: 'Refund £9.20' }));
    await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['The money is on its way back.']));
    expect(sent).toEqual([{ reason: 'Court was wet', line_item_ids: [uuid(12)] }]);
  });

  it('of an amount is never more than what is left', async () => {
    const sent: unknown[] = [];
    answer('getOrder', { ...order, payments: [...order.payments, orderPayment(23, 'cash', -1000)] });
    answer('refundOrder', order, { seen: ({ body }) => void sent.push(body) });
    show();
    expect(await screen.findByText('£10.00 was given back, £11.00 is left.')).toBeVisible();
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'An amount' }));
    expect(screen.getByRole('button', { name: 'Type an amount' })).toHaveAttribute('aria-disabled', 'true');
    const keys = within(screen.getByRole('group', { name: 'Amount keys' }));
    for (const digit of ['1', '2', '00']) await userEvent.click(keys.getByRole('button', { name: digit }));
    await userEvent.type(screen.getByLabelText('Reason'), 'Half');
    await userEvent.click(screen.getByRole('button', { name: 'Refund £12.00' }));
    expect(screen.getByText('Between a penny and £11.00')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(keys.getByRole('button', { name: 'Delete last digit' }));
    await userEvent.click(screen.getByRole('button', { name: 'Refund £1.20' }));
    await waitFor(() => expect(sent).toEqual([{ reason: 'Half', amount: 120 }]));
  });

  it('of a direct debit says how it goes back, and what the bank calls a transfer', async () => {
    const sent: unknown[] = [];
    const collected = { ...orderPayment(21, 'direct-debit', 2100), heldBy: 'debit_provider' as const };
    answer('getOrder', { ...order, payments: [collected] });
    answer('refundOrder', order, { seen: ({ body }) => void sent.push(body) });
    show();
    await open();
    await userEvent.type(screen.getByLabelText('Reason'), 'Left');
    expect(screen.getByRole('button', { name: 'Choose how it goes back' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('radio', { name: 'By a bank transfer that was made' }));
    await userEvent.click(screen.getByRole('button', { name: 'Refund £21.00' }));
    expect(screen.getByText('Enter the reference')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.type(screen.getByLabelText('Reference of the transfer'), 'FP 20261201');
    await userEvent.click(screen.getByRole('button', { name: 'Refund £21.00' }));
    await waitFor(() =>
      expect(sent).toEqual([{ reason: 'Left', return_by: 'bank_transfer', transfer_reference: 'FP 20261201' }]),
    );
  });

  it('that is refused loses nothing that was typed', async () => {
    answer('getOrder', order);
    refuse('refundOrder', 'validation_failed', { validation_messages: ['Nothing is left to refund'] });
    show();
    await open();
    await userEvent.type(screen.getByLabelText('Reason'), 'Closed');
    await userEvent.click(screen.getByRole('button', { name: 'Refund £21.00' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing is left to refund');
    expect(screen.getByLabelText('Reason')).toHaveValue('Closed');
  });

  it('is missing for whoever may not give money back', async () => {
    answer('getOrder', order);
    show(['sell', 'customers']);
    await screen.findByRole('button', { name: 'Print' });
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
  });
});

describe('an order that awaits payment', () => {
  const unpaid = deskOrder({
    status: 'awaiting_payment',
    balance: money(1100),
    payments: [orderPayment(21, 'cash', 1000)],
  });

  it('says what was taken, what is due and by when, and takes the rest', async () => {
    const sent: unknown[] = [];
    answer('getOrder', unpaid);
    answer(
      'payOrderBalance',
      { orderId: order.id, status: 'success', balance: money(0), change: money(900) },
      { seen: ({ body }) => void sent.push(body) },
    );
    const { toasts } = show();
    expect(await screen.findByText(/£10.00 taken/)).toHaveTextContent(
      'Booked for Alex Morgan. £10.00 taken, £11.00 to pay before the first session, Thu, 19 Nov, 18:30.',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Cash' }));
    await userEvent.click(screen.getByRole('button', { name: '£20' }));
    await userEvent.click(screen.getByRole('button', { name: 'Take £11.00 in cash' }));
    await waitFor(() => expect(toasts[0]?.message).toBe('The money is booked. Change due: £9.00'));
    expect(sent).toEqual([{ payments: [{ tender_type: 'cash', amount: 1100, tendered: 2000 }] }]);
  });
});
