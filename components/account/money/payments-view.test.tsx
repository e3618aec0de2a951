import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Penalty } from '#contract/payments/account-money.ts';
import { makeOrderMoney } from '#tests/support/account-components/order-money.ts';
import { makeOrder } from '#tests/support/checkout-components/confirmed-order.tsx';
import { makeCart, money, uuid } from '#tests/support/make/make-cart.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, answerBy, refuse, withSiteServer } from '#tests/support/site-server.ts';

const loadPage = jest.fn<(target: string) => void>();
jest.unstable_mockModule('#lib/browser/load-page.ts', () => ({ loadPage }));
const { PaymentsView } = await import('./payments-view.tsx');

withSiteServer();
beforeEach(() => loadPage.mockClear());

const line = {
  summary: null,
  purchasableType: 'av2Booking',
  purchasableId: uuid(1),
  createdAt: '2026-11-18T08:59:00Z',
};
const paidWith = makeOrder().payments;
const order = makeOrder({
  items: [],
  whatToBring: [],
  lineItems: [
    { id: uuid(61), name: 'Swim for fitness', price: money(1680), ...line },
    { id: uuid(62), name: 'Winter camp', price: money(4800), ...line },
  ],
  payments: [...paidWith, ...paidWith.slice(1).map((payment) => ({ ...payment, id: uuid(53), amount: money(-1200) }))],
});

const penalty = (input: Partial<Penalty> = {}): Penalty => ({
  ...{ id: uuid(60), name: 'Late cancellation', reason: 'Boxing fit, cancelled after the cut-off', amount: money(500) },
  ...{ status: 'outstanding', bookingId: null, createdAt: '2026-11-09T09:00:00Z' },
  ...input,
});
const card = { id: uuid(70), paymentProvider: 'opayo' as const, brand: 'Visa', last4: '4242', expiry: '08/28' };

const answerAll = () => {
  answer('listOrders', [order]);
  answer('getOrderMoney', makeOrderMoney());
  answerBy('listPenalties', ({ url }) => ({
    data: url.searchParams.has('status')
      ? [penalty()]
      : [penalty(), penalty({ id: uuid(63), name: 'Spin, did not come', status: 'waived', amount: money(300) })],
  }));
  answer('listDebts', []);
  answer('listMemberships', []);
  answer('listSavedCards', [{ ...card, isDefault: false }]);
  answer('listCreditEntries', [
    {
      ...{ id: uuid(80), type: 'general', amount: money(560), balance: money(1500), reason: 'cancellation' },
      ...{ orderId: null, bookingId: null, createdAt: '2026-11-08T09:00:00Z' },
    },
  ]);
};

const show = (stage: Stage = {}) =>
  renderOnSite(<PaymentsView selectedUserId={null} />, { zone: 'account', session: member, ...stage });

it('shows an order with its lines, how it was paid, what came back, and the way to its receipt', async () => {
  answerAll();
  show();
  const button = await screen.findByRole('button', { name: /^Swim for fitness and Winter camp/ });
  expect(button).toHaveTextContent('£12.00 came back');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const row = within(screen.getByRole('region', { name: 'Orders' }));
  expect(row.getByText('How it was paid')).toBeVisible();
  expect(row.getByText('General credit')).toBeVisible();
  expect(row.getByText('What came back')).toBeVisible();
  expect(row.getByRole('link', { name: 'Receipt' })).toHaveAttribute('href', `/receipts/${uuid(50)}`);
  expect(row.getByRole('link', { name: 'Show the order' })).toHaveAttribute(
    'href',
    `http://bookings.touchline.localhost:3000/booking-confirmed/${uuid(50)}`,
  );
});

it('adds a penalty to the basket and goes there to pay it', async () => {
  answerAll();
  const bodies: unknown[] = [];
  answer('addCartItems', makeCart([]), { seen: ({ body }) => bodies.push(body) });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Pay now, Late cancellation, £5.00' }));
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('http://bookings.touchline.localhost:3000/basket'));
  expect(bodies).toMatchObject([{ items: [{ purchasable_id: uuid(60), purchasable_type: 'penalty', quantity: 1 }] }]);
});

it('goes to the basket where the penalty is in it already, and says why where it cannot be added', async () => {
  answerAll();
  refuse('addCartItems', 'already_in_basket', {}, { once: true });
  const { toasts } = show();
  const pay = await screen.findByRole('button', { name: /^Pay now/ });
  await userEvent.click(pay);
  await waitFor(() => expect(loadPage).toHaveBeenCalledTimes(1));
  refuse('addCartItems', 'unexpected');
  await userEvent.click(pay);
  await waitFor(() => expect(toasts).toMatchObject([{ type: 'danger' }]));
  expect(loadPage).toHaveBeenCalledTimes(1);
});

it('lists penalties past and present, and what changed the credit', async () => {
  answerAll();
  show();
  const penalties = within(await screen.findByRole('region', { name: 'Penalties' }));
  expect(penalties.getByText('£5.00 to pay')).toBeVisible();
  expect(penalties.getByText('£3.00 cleared')).toBeVisible();
  const credit = within(screen.getByRole('region', { name: 'Credit' }));
  expect(await credit.findByText('+£5.60')).toBeVisible();
  expect(credit.getByText('£15.00 after')).toBeVisible();
});

it('makes a saved card the first, and removes it', async () => {
  answerAll();
  answer('setDefaultCard', [{ ...card, isDefault: true }]);
  answer('deleteSavedCard', null);
  const { toasts } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Make first, card ending 4242' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Remove, card ending 4242' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove card' }));
  await waitFor(() => expect(toasts.map(({ message }) => message)).toContain('The card ending 4242 has been removed'));
});

it('asks for the person acted for, whose cards are not shown', async () => {
  answerAll();
  const requests: (string | null)[] = [];
  answerBy('listOrders', ({ url }) => {
    requests.push(url.searchParams.get('selected_user_id'));
    return { data: [] };
  });
  show({ session: { ...member, selectedUserId: 8 } });
  expect(await screen.findByRole('heading', { name: 'Nothing bought yet' })).toBeVisible();
  expect(requests).toEqual(['8']);
  expect(screen.queryByRole('region', { name: 'Saved cards' })).not.toBeInTheDocument();
});

it('shows which part did not load, and loads it again', async () => {
  answerAll();
  refuse('listOrders', 'unexpected');
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded.');
  answer('listOrders', [order]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /^Swim for fitness/ })).toBeVisible();
});
