import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deskOrder, orderPayment } from '#tests/support/desk-components/desk-orders.ts';
import { desk } from '#tests/support/desk-components/desk-replies.ts';
import { showDesk, withDesk } from '#tests/support/desk-components/desk-stage.tsx';
import { loseConnection } from '#tests/support/dom/lose-connection.ts';
import { money } from '#tests/support/make/make-cart.ts';
import { riverside } from '#tests/support/shell-components/site-settings.ts';
import { answer, refuse } from '#tests/support/site-server.ts';
import { OrderView } from './order-view.tsx';

withDesk();
beforeEach(() => answer('getVenue', riverside));

const order = deskOrder({
  status: 'awaiting_payment',
  balance: money(1100),
  payments: [orderPayment(21, 'cash', 1000)],
});
const booked = (balance: number, change = 0) => ({
  orderId: order.id,
  status: balance === 0 ? ('success' as const) : ('awaiting_payment' as const),
  balance: money(balance),
  change: money(change),
});
/** Shows the order; returns what was sent to pay it. */
function show(balance = 0, stage: Parameters<typeof showDesk>[1] = { customerId: 7 }) {
  const sent: unknown[] = [];
  answer('getOrder', order);
  answer('payOrderBalance', booked(balance), {
    seen: ({ body }) => void sent.push((body as { payments: unknown }).payments),
  });
  return { sent, ...showDesk(<OrderView orderId={order.id} />, stage) };
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const part = async () => within(await screen.findByRole('region', { name: /still to pay$/ }));
const key = async (...digits: string[]) => {
  const keys = within(await screen.findByRole('group', { name: 'Amount keys' }));
  for (const digit of digits) await userEvent.click(keys.getByRole('button', { name: digit }));
};

describe('what is still to pay of an order', () => {
  it('is paid by the ways of the venue but credit, which an order does not take', async () => {
    show();
    const ways = within(await screen.findByRole('group', { name: 'Pay with' })).getAllByRole('button');
    expect(ways.map(({ textContent }) => textContent)).toEqual(['Cash', 'Card', 'Voucher', 'Gift card', 'Other']);
  });

  it('may be paid by card, once the machine has approved it', async () => {
    const { sent, toasts } = show();
    await press('Card');
    expect((await part()).getByText(/into the card machine/)).toHaveTextContent('Key £11.00 into');
    await press('Approved');
    await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['The money is booked.']));
    expect(sent).toEqual([[{ tender_type: 'card', amount: 1100 }]]);
  });

  it('that the card did not pay may be paid in cash, and nothing can be left unpaid anew', async () => {
    const { sent } = show();
    await press('Card');
    await press('Declined');
    expect(screen.queryByRole('button', { name: /unpaid/ })).toBeNull();
    await press('Take cash');
    await press('Take £11.00 in cash');
    await waitFor(() => expect(sent).toEqual([[{ tender_type: 'cash', amount: 1100 }]]));
  });

  it('may be paid in part: the rest is due then', async () => {
    const { sent } = show(600);
    await press('Voucher');
    await key('5', '00');
    answer('getOrder', {
      ...order,
      balance: money(600),
      payments: [...order.payments, orderPayment(22, 'voucher', 500)],
    });
    await press('Take £5.00, Voucher');
    const left = await screen.findByRole('heading', { name: '£6.00 still to pay' });
    await waitFor(() => expect(left).toHaveFocus());
    expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
    expect(sent).toEqual([[{ tender_type: 'voucher', amount: 500 }]]);
    await press('Voucher');
    expect(await screen.findByRole('button', { name: 'Take £6.00, Voucher' })).toBeVisible();
  });

  it('is never taken beyond what is due', async () => {
    const { sent } = show();
    await press('Gift card');
    await key('2', '00', '0');
    await press('At most £11.00');
    expect(sent).toEqual([]);
  });

  it('that is refused says why, and the way and the amount stay', async () => {
    show();
    refuse('payOrderBalance', 'order_paid');
    await press('Voucher');
    await key('5', '00');
    await press('Take £5.00, Voucher');
    expect(await (await part()).findByRole('alert')).toHaveTextContent('Nothing is left to pay for this order');
    expect(screen.getByRole('button', { name: 'Take £5.00, Voucher' })).toBeVisible();
  });

  it('leaves its place once all of it is paid', async () => {
    show();
    await press('Cash');
    answer('getOrder', deskOrder());
    await press('Take £11.00 in cash');
    expect(await screen.findByText(/^£21\.00, .*, Alex Morgan$/)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Pay with' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Order/ })).toHaveFocus());
  });

  it('is not taken by staff who do not sell', async () => {
    show(0, { customerId: 7, permissions: ['customers'] });
    expect(await screen.findByText(/£10\.00 taken/)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Pay with' })).toBeNull();
  });

  it('is not taken without a connection', async () => {
    const { sent } = show();
    await press('Cash');
    const regain = loseConnection();
    await press('No connection');
    regain();
    expect(sent).toEqual([]);
  });

  it('has the ways that this venue takes', async () => {
    answer('getDesk', { ...desk, tenders: ['cheque'] });
    const { sent } = show();
    await press('Other');
    await press('Take £11.00, Cheque');
    await waitFor(() => expect(sent).toEqual([[{ tender_type: 'cheque', amount: 1100 }]]));
  });
});

it('says that the ways to pay could not be read, and asks for them again', async () => {
  refuse('getDesk', 'unexpected');
  show();
  expect(await screen.findByText('The ways to pay could not be read. Nothing was taken.')).toBeVisible();
  answer('getDesk', desk);
  await press('Try again');
  expect(await screen.findByRole('region', { name: /still to pay$/ })).toBeVisible();
});
