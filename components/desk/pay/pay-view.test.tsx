import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Cart } from '#contract/cart/cart.ts';
import { desk } from '#tests/support/desk-components/desk-replies.ts';
import { sale, showDesk, withDesk } from '#tests/support/desk-components/desk-stage.tsx';
import { fakeTime } from '#tests/support/fake-time.ts';
import { credits, money, sessionItem, uuid } from '#tests/support/make/make-cart.ts';
import { answer, loseFirstAnswer, refuse, type AskedCall } from '#tests/support/site-server.ts';
import { PayView } from './pay-view.tsx';
import type { Way } from './ways.ts';

withDesk();
afterEach(() => void jest.useRealTimers());

const orderId = uuid(500);
const swim = sessionItem(1, 'Swim, adult', 1180, { purchasedForUserId: null });
const completion = {
  completeOrderId: orderId,
  orderId,
  status: 'success' as const,
  transactionUuid: null,
  change: money(0),
};

function show(first: Way | undefined, { cart = sale([swim]), customerId }: { cart?: Cart; customerId?: number } = {}) {
  answer('getCart', cart);
  const sent: unknown[] = [];
  answer('payFrontOfHouse', completion, { seen: ({ body }: AskedCall) => void sent.push(body) });
  return {
    sent,
    ...showDesk(<PayView first={first} renderedAt={0} />, customerId === undefined ? {} : { customerId }),
  };
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const paidWith = (payments: object[], input: object = {}) => ({
  source: 'foh',
  payments,
  terms: true,
  completed_waivers: [],
  item_hash: 'hash-1-1180',
  desk: { venue: 'riverside-leisure-centre' },
  ...input,
});

describe('cash', () => {
  it('opens on exactly what is due: one touch takes it', async () => {
    const { sent, router } = show('cash');
    await press('Take £11.80 in cash');
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(`/paid/${orderId}`));
    expect(sent).toEqual([paidWith([{ tender_type: 'cash', amount: 1180 }])]);
  });

  it('books what is due and says what goes back of a note', async () => {
    const { sent } = show('cash');
    await press('£20');
    expect(screen.getByText('Change due').nextElementSibling).toHaveTextContent('£8.20');
    await press('Take £11.80 in cash');
    await waitFor(() => expect(sent).toEqual([paidWith([{ tender_type: 'cash', amount: 1180, tendered: 2000 }])]));
  });

  it('is not taken while less was handed over, and says how much more is needed', async () => {
    const { sent } = show('cash');
    const keys = within(await screen.findByRole('group', { name: 'Amount keys' }));
    await userEvent.click(keys.getByRole('button', { name: '5' }));
    await userEvent.click(keys.getByRole('button', { name: '00' }));
    await press('£6.80 more is needed');
    await userEvent.click(keys.getByRole('button', { name: 'Delete last digit' }));
    expect(screen.getByText('Given').nextElementSibling).toHaveTextContent('£0.50');
    expect(sent).toEqual([]);
  });

  it('may be a part: the rest stays to pay, and each part can be taken off', async () => {
    const { sent } = show('cash');
    await userEvent.click(await screen.findByRole('checkbox', { name: /Take only part in cash/ }));
    const keys = within(screen.getByRole('group', { name: 'Amount keys' }));
    await userEvent.click(keys.getByRole('button', { name: '5' }));
    await userEvent.click(keys.getByRole('button', { name: '00' }));
    await press('Take £5.00 in cash');
    expect(await screen.findByText('Still to pay')).toBeVisible();
    expect(screen.getByText('Still to pay').nextElementSibling).toHaveTextContent('£6.80');
    expect(sent).toEqual([]);
    await press('Take off Cash, £5.00');
    expect(screen.getByText('Still to pay').nextElementSibling).toHaveTextContent('£11.80');
  });
});

describe('card', () => {
  it('is recorded as approved, after a part in cash', async () => {
    const { sent } = show('cash');
    await userEvent.click(await screen.findByRole('checkbox', { name: /Take only part in cash/ }));
    const keys = within(screen.getByRole('group', { name: 'Amount keys' }));
    await userEvent.click(keys.getByRole('button', { name: '5' }));
    await userEvent.click(keys.getByRole('button', { name: '00' }));
    await press('Take £5.00 in cash');
    await press('Card');
    expect(screen.getByText(/into the card machine/)).toHaveTextContent('Key £6.80 into the card machine.');
    await press('Approved');
    await waitFor(() =>
      expect(sent).toEqual([
        paidWith([
          { tender_type: 'cash', amount: 500 },
          { tender_type: 'card', amount: 680 },
        ]),
      ]),
    );
  });

  it('that is declined names what is still to pay and takes nothing', async () => {
    const { sent } = show('card');
    await press('Declined');
    expect(await screen.findByRole('alert')).toHaveTextContent('The card was declined. £11.80 is still to pay.');
    expect(screen.getByRole('button', { name: 'Try card again' })).toHaveFocus();
    await press('Take cash');
    expect(screen.getByRole('button', { name: 'Take £11.80 in cash' })).toBeVisible();
    expect(sent).toEqual([]);
  });
});

it('leaves out a way that cannot pay this sale', async () => {
  answer('getDesk', { ...desk, tenders: ['cash', 'voucher', 'credit'] });
  show(undefined);
  const ways = within(await screen.findByRole('group', { name: 'Pay with' }));
  expect(ways.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cash', 'Voucher']);
});

it('sets credit of the customer aside and pays the rest', async () => {
  const withCredit = (applied: number) => sale([swim], { credits: credits([0, 0, 0], [1500, 1180, applied]) });
  const applied: unknown[] = [];
  answer('applyCredits', withCredit(1180), {
    seen: ({ body }) => {
      applied.push(body);
      answer('getCart', withCredit(1180));
    },
  });
  const { sent } = show('credit', { cart: withCredit(0), customerId: 7 });
  await press('Take £11.80, Credit');
  await press('Complete the order');
  await waitFor(() =>
    expect(sent).toEqual([paidWith([{ tender_type: 'general-credit', amount: 1180 }], { selected_user_id: 7 })]),
  );
  expect(applied).toEqual([
    { credits_to_reserve: [{ amount: 1180, type: 'general' }], cart_source: 'front-of-house', selected_user_id: 7 },
  ]);
});

describe('what is left unpaid', () => {
  it('is offered for a customer, and only where the operator allows it', async () => {
    const { sent } = show('cash', { customerId: 7 });
    await press('Leave £11.80 unpaid');
    await waitFor(() => expect(sent).toEqual([paidWith([], { selected_user_id: 7 })]));
  });

  it('is not offered otherwise', async () => {
    answer('getDesk', { ...desk, mayLeaveBalance: false });
    show('cash', { customerId: 7 });
    await screen.findByRole('button', { name: 'Take £11.80 in cash' });
    expect(screen.queryByRole('button', { name: /unpaid/ })).toBeNull();
  });

  it('is not offered to a walk-in, whom nobody would find again', async () => {
    show('cash');
    await screen.findByRole('button', { name: 'Take £11.80 in cash' });
    expect(screen.queryByRole('button', { name: /unpaid/ })).toBeNull();
  });
});

describe('a payment whose answer is lost', () => {
  it('is asked about every three seconds with the same key, without a way to pay meanwhile', async () => {
    const { router } = show('cash');
    const keys = loseFirstAnswer('payFrontOfHouse', completion);
    fakeTime(['intervals']);
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole('button', { name: 'Take £11.80 in cash' }));
    expect(await screen.findByRole('heading', { name: 'We are finishing the order' })).toHaveFocus();
    expect(screen.getByText('Do not take the money again.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Take/ })).toBeNull();
    act(() => jest.advanceTimersByTime(3000));
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(`/paid/${orderId}`));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('is not given up because too much was asked: the first may have been booked', async () => {
    const { router } = show('cash');
    refuse('payFrontOfHouse', 'too_many_requests', {}, { once: true });
    fakeTime(['intervals']);
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole('button', { name: 'Take £11.80 in cash' }));
    expect(await screen.findByRole('heading', { name: 'We are finishing the order' })).toBeVisible();
    act(() => jest.advanceTimersByTime(3000));
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(`/paid/${orderId}`));
  });

  it('is asked about again after a reload', async () => {
    const first = show('cash');
    const keys = loseFirstAnswer('payFrontOfHouse', completion);
    await press('Take £11.80 in cash');
    await screen.findByRole('heading', { name: 'We are finishing the order' });
    first.unmount();
    const { router } = showDesk(<PayView first="cash" renderedAt={0} />);
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(`/paid/${orderId}`));
    expect(new Set(keys).size).toBe(1);
  });
});

it('says which line went and the new sum before any button', async () => {
  const badminton = sessionItem(2, 'Badminton, court 3', 920, { purchasedForUserId: null });
  show('cash', { cart: sale([swim, badminton]) });
  await screen.findByRole('button', { name: 'Take £21.00 in cash' });
  refuse('payFrontOfHouse', 'basket_changed');
  answer('getCart', sale([swim]));
  await press('Take £21.00 in cash');
  const notice = await screen.findByRole('alert');
  await waitFor(() =>
    expect(notice).toHaveTextContent(
      'Badminton, court 3 is gone, it is not held any more. The order is now £11.80, £11.80 still to pay.',
    ),
  );
  await press('Carry on');
  expect(screen.getByRole('button', { name: 'Take £11.80 in cash' })).toBeVisible();
});

it('keeps what was taken over a reload', async () => {
  const first = show('voucher');
  const keys = within(await screen.findByRole('group', { name: 'Amount keys' }));
  await userEvent.click(keys.getByRole('button', { name: '5' }));
  await userEvent.click(keys.getByRole('button', { name: '00' }));
  await press('Take £5.00, Voucher');
  await screen.findByRole('button', { name: 'Take off Voucher, £5.00' });
  first.unmount();
  showDesk(<PayView first="cash" renderedAt={0} />);
  expect(await screen.findByRole('button', { name: 'Take £6.80 in cash' })).toBeVisible();
});

it('never takes more than what is due but in cash', async () => {
  const { sent } = show('voucher');
  const keys = within(await screen.findByRole('group', { name: 'Amount keys' }));
  for (const digit of ['2', '00', '0']) await userEvent.click(keys.getByRole('button', { name: digit }));
  await press('At most £11.80');
  expect(sent).toEqual([]);
});
