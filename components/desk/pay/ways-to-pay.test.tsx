import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Cart } from '#contract/cart/cart.ts';
import { desk } from '#tests/support/desk-components/desk-replies.ts';
import { sale, showDesk, withDesk } from '#tests/support/desk-components/desk-stage.tsx';
import { loseConnection } from '#tests/support/dom/lose-connection.ts';
import { credits, money, sessionItem, uuid } from '#tests/support/make/make-cart.ts';
import { answer, refuse, type AskedCall } from '#tests/support/site-server.ts';
import { PayView } from './pay-view.tsx';
import type { Way } from './ways.ts';

withDesk();

const swim = sessionItem(1, 'Swim, adult', 1180, { purchasedForUserId: null });
const court = sessionItem(2, 'Badminton, court 3', 920, { purchasedForUserId: null });

function show(
  first: Way | undefined,
  { cart = sale([swim]), ...stage }: { cart?: Cart; customerId?: number; language?: 'cy' } = {},
) {
  answer('getCart', cart);
  const sent: unknown[] = [];
  const completion = {
    ...{ completeOrderId: uuid(500), orderId: uuid(500), transactionUuid: null, change: money(0) },
    status: 'success' as const,
  };
  answer('payFrontOfHouse', completion, {
    seen: ({ body }: AskedCall) => void sent.push((body as { payments: unknown }).payments),
  });
  return { sent, ...showDesk(<PayView first={first} renderedAt={0} />, stage) };
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const key = async (...digits: string[]) => {
  const keys = within(await screen.findByRole('group', { name: 'Amount keys' }));
  for (const digit of digits) await userEvent.click(keys.getByRole('button', { name: digit }));
};
const ways = async () =>
  within(await screen.findByRole('group', { name: 'Pay with' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

it('asks how it is paid where nothing was chosen at the sale', async () => {
  show(undefined);
  expect(await screen.findByText('Choose how it is paid.')).toBeVisible();
  expect(await ways()).toEqual(['Cash', 'Card', 'Voucher', 'Gift card', 'Other']);
  await press('Voucher');
  expect(screen.getByRole('button', { name: 'Voucher' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByText('Choose how it is paid.')).toBeNull();
});

it('does not open a way that this venue does not take', async () => {
  answer('getDesk', { ...desk, tenders: ['card'] });
  show('cash');
  expect(await ways()).toEqual(['Card']);
  expect(screen.queryByRole('button', { name: /in cash/ })).toBeNull();
});

describe('a card', () => {
  it('pays a part, which is keyed in and never more than what is due', async () => {
    const { sent } = show('card');
    await userEvent.click(await screen.findByRole('checkbox', { name: /Take only part by card/ }));
    const approved = () => screen.getByRole('group', { name: 'Amount keys' }).closest('section');
    expect(within(approved() ?? document.body).getByRole('button', { name: 'Key in an amount' })).toBeVisible();
    await key('2', '00', '0');
    expect(screen.getByRole('button', { name: 'At most £11.80' })).toHaveAttribute('aria-disabled', 'true');
    await key('Delete last digit', 'Delete last digit');
    expect(screen.getByText(/into the card machine/)).toHaveTextContent('Key £0.20 into');
    await press('Approved');
    expect(await screen.findByText('Choose how it is paid.')).toBeVisible();
    await press('Card');
    await press('Approved');
    await waitFor(() =>
      expect(sent).toEqual([
        [
          { tender_type: 'card', amount: 20 },
          { tender_type: 'card', amount: 1160 },
        ],
      ]),
    );
  });

  it('that is declined can be tried again, or what is due left unpaid by a customer', async () => {
    const { sent } = show('card', { customerId: 7 });
    await press('Declined');
    await press('Try card again');
    await press('Declined');
    const panel = within(screen.getByRole('region', { name: 'Card' }));
    expect(panel.getByText('The card was not charged. Anything taken before stays on the order.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Leave £11.80 unpaid' }));
    await waitFor(() => expect(sent).toEqual([[]]));
  });

  it('that is declined says until when the places are held', async () => {
    const holdExpiresAt = '2099-11-19T10:15:00Z';
    show('card', {
      cart: sale([{ ...swim, holdExpiresAt }], { hold: { expiresAt: holdExpiresAt, extensionsLeft: 3 } }),
    });
    expect(await screen.findByText(/^Held until 10:15\. Booked when the last pound is in\.$/)).toBeVisible();
    await press('Declined');
    expect(
      screen.getByText(
        'The card was not charged. Anything taken before stays on the order. Places are held until 10:15.',
      ),
    ).toBeVisible();
  });

  it('has no way to cash where the venue takes none, and a way back', async () => {
    answer('getDesk', { ...desk, tenders: ['card', 'voucher'] });
    show('card');
    await press('Declined');
    expect(screen.queryByRole('button', { name: 'Take cash' })).toBeNull();
    await press('Try card again');
    await press('Back to ways to pay');
    expect(screen.getByText('Choose how it is paid.')).toBeVisible();
  });
});

describe('another way', () => {
  it.each([
    ['gift-card', 'Gift card', 'gift-card'],
    ['voucher', 'Voucher', 'voucher'],
  ] as const)('as a %s takes what is due at one touch', async (first, name, tenderType) => {
    const { sent } = show(first);
    await press(`Take £11.80, ${name}`);
    await waitFor(() => expect(sent).toEqual([[{ tender_type: tenderType, amount: 1180 }]]));
  });

  it('is one of those that this member of staff may take', async () => {
    answer('getDesk', { ...desk, tenders: ['cash', 'cheque', 'off-system'] });
    const { sent } = show('other');
    expect(await screen.findByRole('radio', { name: 'Cheque' })).toBeChecked();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(screen.getByRole('radio', { name: 'Paid elsewhere' }));
    await press('Take £11.80, Paid elsewhere');
    await waitFor(() => expect(sent).toEqual([[{ tender_type: 'off-system', amount: 1180 }]]));
  });

  it('is not asked about where there is one, and takes nothing of nothing', async () => {
    const { sent } = show('other');
    await screen.findByRole('button', { name: 'Take £11.80, Cheque' });
    expect(screen.queryByRole('radio')).toBeNull();
    await key('0');
    await press('Key in an amount');
    expect(sent).toEqual([]);
  });
});

describe('credit', () => {
  const some = sale([swim], { credits: credits([500, 500, 0], [2000, 2000, 0]) });

  it('is offered by its kind, as much as the sale takes', async () => {
    show('credit', { cart: some, customerId: 7 });
    expect(await screen.findByRole('button', { name: 'Take £5.00, Membership credit' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Take £11.80, Credit' })).toBeVisible();
    expect(screen.getByText('£20.00 available')).toBeVisible();
  });

  it('that cannot be set aside says why, and the sale stays as it was', async () => {
    refuse('applyCredits', 'credit_not_applied');
    const { sent } = show('credit', { cart: some, customerId: 7 });
    await press('Take £11.80, Credit');
    expect(await screen.findByRole('alert')).toHaveTextContent('Credit amount could not be applied.');
    expect(screen.getByText('Still to pay').nextElementSibling).toHaveTextContent('£11.80');
    expect(sent).toEqual([]);
  });

  it('that is set aside can be taken off again', async () => {
    const applied: unknown[] = [];
    answer('applyCredits', some, { seen: ({ body }) => void applied.push(body) });
    show('cash', { cart: sale([swim], { credits: credits([500, 500, 0], [2000, 2000, 680]) }), customerId: 7 });
    await press('Take off Credit, £6.80');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Take off Credit, £6.80' })).toBeNull());
    expect(applied).toEqual([expect.objectContaining({ credits_to_reserve: [{ amount: 0, type: 'general' }] })]);
  });

  it('that pays all of it completes the order with one touch', async () => {
    const { sent } = show('credit', { cart: sale([swim], { credits: credits([0, 0, 0], [2000, 2000, 1180]) }) });
    expect(await screen.findByRole('heading', { name: 'Nothing to pay' })).toBeVisible();
    await press('Complete the order');
    await waitFor(() => expect(sent).toEqual([[{ tender_type: 'general-credit', amount: 1180 }]]));
  });
});

describe('the focus', () => {
  const takeVoucher = async () => {
    show('voucher');
    await key('5', '00');
    await press('Take £5.00, Voucher');
  };

  it('goes to the ways to pay once a part is taken', async () => {
    await takeVoucher();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Payment' })).toHaveFocus());
  });

  it('goes there once a part is taken off, whose button is gone', async () => {
    await takeVoucher();
    await press('Take off Voucher, £5.00');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Payment' })).toHaveFocus());
    expect(screen.queryByRole('list', { name: 'Taken so far' })).toBeNull();
  });
});

describe('a sale that costs less than was taken, because a line of it has gone', () => {
  it('says how much too much that is, takes nothing more, and is paid once the part is taken off', async () => {
    const { sent } = show('voucher', { cart: sale([swim, court]) });
    await key('1', '2', '00');
    await press('Take £12.00, Voucher');
    refuse('payFrontOfHouse', 'basket_changed', {}, { once: true });
    await press('Cash');
    answer('getCart', sale([court]));
    await press('Take £9.00 in cash');
    expect(await screen.findByText(/^Swim, adult is gone/)).toHaveTextContent(
      'The order is now £9.20, £0.00 still to pay.',
    );
    await press('Carry on');
    expect(screen.getByRole('alert')).toHaveTextContent('£2.80 more was taken than the order costs now.');
    expect(screen.queryByRole('button', { name: /^Take £|^Complete/ })).toBeNull();
    await press('Take off Voucher, £12.00');
    await press('Cash');
    await press('Take £9.20 in cash');
    await waitFor(() => expect(sent.at(-1)).toEqual([{ tender_type: 'cash', amount: 920 }]));
  });
});

describe('the order beside it', () => {
  it('has its lines, for whom they are, and the terms to read', async () => {
    const shown = sale([{ ...swim, quantity: 2, purchasedForUserId: 8 }], { terms: { html: '<p>Swim sober.</p>' } });
    show('cash', { cart: shown, customerId: 7 });
    const order = within(await screen.findByRole('complementary', { name: 'Order' }));
    expect(await order.findByRole('heading', { name: 'Alex’s order' })).toBeVisible();
    expect(order.getByText(/^For Sam: /)).toBeVisible();
    expect(order.getByText('2 x')).toBeVisible();
    expect(order.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/');
    await userEvent.click(order.getByRole('button', { name: 'Show the terms' }));
    expect(await screen.findByRole('dialog', { name: 'Terms and conditions' })).toHaveTextContent('Swim sober.');
  });

  it('with nothing on it leads back to the sale', async () => {
    show('cash', { cart: sale() });
    expect(await screen.findByRole('heading', { name: 'There is nothing to pay for' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the sale' })).toHaveAttribute('href', '/');
  });
});

it('takes no money without a connection, and says why on the button', async () => {
  const { sent } = show('cash');
  await screen.findByRole('button', { name: 'Take £11.80 in cash' });
  const regain = loseConnection();
  await press('No connection');
  expect(sent).toEqual([]);
  regain();
  await press('Take £11.80 in cash');
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('that cannot be read says that nothing was taken, and reads what failed again', async () => {
  refuse('getDesk', 'unavailable');
  show('cash');
  expect(await screen.findByRole('alert')).toHaveTextContent('The payment did not load. Nothing was taken.');
  answer('getDesk', desk);
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'Take £11.80 in cash' })).toBeVisible();
});

it('that is refused for good says why, and keeps what was taken', async () => {
  show('voucher');
  await key('5', '00');
  await press('Take £5.00, Voucher');
  refuse('payFrontOfHouse', 'booking_disabled');
  await press('Cash');
  await press('Take £6.80 in cash');
  expect(await screen.findByRole('alert')).toHaveTextContent('You cannot book at the moment, please contact the venue');
  expect(screen.getByRole('link', { name: 'Back to the sale' })).toHaveAttribute('href', '/');
  await press('Carry on');
  expect(await screen.findByRole('button', { name: 'Take off Voucher, £5.00' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Take £6.80 in cash' })).toBeVisible();
});

it('words the amount within its sentence in Welsh', async () => {
  show('cash', { language: 'cy' });
  expect(await screen.findByRole('button', { name: /£11\.80/ })).not.toHaveTextContent('Take');
});
