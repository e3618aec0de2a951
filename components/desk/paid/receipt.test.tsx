import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '#contract/payments/orders.ts';
import { draftPrefix } from '#lib/browser/forget-drafts.ts';
import { deskOrder, orderPayment } from '#tests/support/desk-components/desk-orders.ts';
import { showDesk, withDesk } from '#tests/support/desk-components/desk-stage.tsx';
import { readTerms } from '#tests/support/dom/read-terms.ts';
import { withFakeTime } from '#tests/support/fake-time.ts';
import { moment, money, sessionItem } from '#tests/support/make/make-cart.ts';
import { riverside } from '#tests/support/shell-components/site-settings.ts';
import { answer, refuse } from '#tests/support/site-server.ts';
import { PaidView } from './paid-view.tsx';

withDesk();
withFakeTime(['clock'], new Date('2026-11-18T09:12:00Z'));
beforeEach(() => answer('getVenue', riverside));

const order = deskOrder();
function show(shown: Order = order, stage: Parameters<typeof showDesk>[1] = { customerId: 7 }) {
  answer('getOrder', shown);
  return showDesk(<PaidView orderId={shown.id} renderedAt={Date.now()} />, stage);
}
const slip = async () => within(await screen.findByRole('region', { name: 'Receipt as printed' }));
/** The amounts of the receipt by what stands before them. */
const amounts = async () => readTerms(await slip());

describe('the printed receipt', () => {
  it('has the venue with its address, when it was sold, what was bought and how it was paid', async () => {
    show();
    const paper = await slip();
    expect(await paper.findByText('Calder Bank, Sowerby Bridge, HX6 2QD')).toBeVisible();
    expect(paper.getByText('Wed, 18 Nov 2026, 09:12')).toBeVisible();
    expect(paper.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Swim, adult£11.80',
      'Badminton, court 3£9.20',
    ]);
    expect(await amounts()).toEqual({ Total: '£21.00', Cash: '£10.00', Card: '£11.00' });
    expect(paper.getByText('Order TL-00000000')).toBeVisible();
  });

  it('counts what was bought twice, names each credit, and says what went back of the note', async () => {
    sessionStorage.setItem(
      `${draftPrefix}desk.paid`,
      JSON.stringify({ orderId: order.id, change: 900, tendered: 2000, currency: 'GBP' }),
    );
    show({
      ...order,
      items: [{ ...sessionItem(1, 'Swim, adult', 1050), quantity: 2, lineTotal: money(2100) }],
      payments: [orderPayment(21, 'credit', 1000, 'membership'), orderPayment(22, 'cash', 1100)],
    });
    expect((await slip()).getByText('2 x Swim, adult')).toBeVisible();
    expect(await amounts()).toEqual({
      Total: '£21.00',
      'Membership credit': '£10.00',
      Cash: '£11.00',
      'Given £20.00, change': '£9.00',
    });
  });

  it('says nothing of the change of another order', async () => {
    const other = '00000000-0000-4000-8000-000000000099';
    sessionStorage.setItem(
      `${draftPrefix}desk.paid`,
      JSON.stringify({ orderId: other, change: 900, tendered: 2000, currency: 'GBP' }),
    );
    show();
    expect(await screen.findByRole('heading', { name: 'Paid' })).toHaveFocus();
    expect(screen.queryByText(/£9\.00/)).toBeNull();
  });

  it('does without the address that cannot be read', async () => {
    refuse('getVenue', 'unavailable');
    show();
    expect((await slip()).getByText('Riverside Leisure Centre')).toBeVisible();
    expect((await slip()).queryByText(/Calder Bank/)).toBeNull();
  });
});

describe('an order that is not paid in full', () => {
  const owing = deskOrder({
    status: 'awaiting_payment',
    balance: money(1100),
    payments: [orderPayment(21, 'cash', 1000)],
  });

  it('says what was taken and until when the rest is due, with the way to pay it', async () => {
    show(owing);
    expect(
      await screen.findByText(
        'Booked for Alex Morgan. £10.00 taken, £11.00 to pay before the first session, Thu, 19 Nov, 18:30.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay £11.00 now' })).toHaveAttribute('href', `/orders/${owing.id}`);
    expect(await amounts()).toMatchObject({ 'Still to pay': '£11.00' });
  });

  it('names nobody where it is nobody’s, and no day where nothing is booked for one', async () => {
    show({ ...owing, userId: null, items: [] }, {});
    expect(await screen.findByText('The order is booked. £10.00 taken, £11.00 still to pay.')).toBeVisible();
  });
});

describe('the e-mail of a walk-in', () => {
  const open = async () => {
    const seen = show({ ...order, userId: null }, {});
    await userEvent.click(await screen.findByRole('button', { name: 'E-mail' }));
    return { ...seen, dialog: within(await screen.findByRole('dialog', { name: 'Send the receipt' })) };
  };
  const field = () => screen.getByRole('textbox', { name: 'E-mail address' });
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the receipt' }));

  it('without an address is told so, with the focus in the field', async () => {
    await open();
    await userEvent.type(field(), 'ida');
    await send();
    expect(field()).toHaveAccessibleDescription('Enter an e-mail address, such as name@example.com');
    expect(field()).toHaveValue('ida');
    expect(field()).toHaveFocus();
  });

  it('whose address the server refuses is told the same at the field', async () => {
    refuse('sendReceipt', 'validation_failed', { errors: { email: ['No such address'] } });
    await open();
    await userEvent.type(field(), 'ida@example');
    await send();
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveAccessibleDescription('Enter an e-mail address, such as name@example.com');
    expect(screen.queryByRole('alert', { name: /invalid/ })).toBeNull();
  });

  it('that cannot be sent says why, keeps the address, and forgets the failure when it is closed', async () => {
    refuse('sendReceipt', 'too_many_requests');
    const { dialog, toasts } = await open();
    await userEvent.type(field(), 'ida@example.com');
    await send();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Too many attempts, please try again later');
    expect(field()).toHaveValue('ida@example.com');
    expect(toasts).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'E-mail' }));
    await screen.findByRole('dialog', { name: 'Send the receipt' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('of a customer that cannot be mailed says why', async () => {
  refuse('sendReceipt', 'too_many_requests');
  const { toasts } = show();
  await screen.findByText('alex@example.com has the confirmation already');
  await userEvent.click(screen.getByRole('button', { name: 'E-mail' }));
  await waitFor(() => expect(toasts[0]?.message).toBe('Too many attempts, please try again later'));
});

describe('letting them in', () => {
  const at = (id: number, name: string, day: string) =>
    sessionItem(id, name, 560, { startsAt: moment(day, '09:30'), endsAt: moment(day, '10:30') });

  it('is one touch for all that was booked for today, and nothing else', async () => {
    const sent: unknown[] = [];
    answer('recordAttendance', [], { seen: ({ body }) => void sent.push(body) });
    const swims = [at(1, 'Swim', '2026-11-18'), at(2, 'Sauna', '2026-11-18'), at(3, 'Spin', '2026-11-19')];
    show({ ...order, items: swims });
    expect(await screen.findByText('Swim 09:30, Sauna 09:30')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Alex is here' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(JSON.stringify(sent)).not.toContain('000000000103');
    expect(screen.getByRole('button', { name: 'Alex is here' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('is missing where nothing is booked for today', async () => {
    show({ ...order, items: [at(3, 'Spin', '2026-11-19')] });
    await screen.findByRole('heading', { name: 'Receipt' });
    expect(screen.queryByRole('heading', { name: 'Let them in' })).toBeNull();
  });
});

it('that cannot be read says why, and is read again', async () => {
  refuse('getOrder', 'unavailable');
  showDesk(<PaidView orderId={order.id} renderedAt={Date.now()} />, {});
  expect(await screen.findByRole('alert')).toHaveTextContent('Something has gone wrong, please try again.');
  answer('getOrder', order);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Paid' })).toBeVisible();
});
