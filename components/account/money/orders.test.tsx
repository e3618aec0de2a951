import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '#contract/payments/orders.ts';
import type { PaymentRecord } from '#contract/payments/tenders.ts';
import { listPage } from '#tests/support/account-components/list-page.ts';
import { byTender, makeOrderMoney } from '#tests/support/account-components/order-money.ts';
import { makeOrder } from '#tests/support/checkout-components/confirmed-order.tsx';
import { money, uuid } from '#tests/support/make/make-cart.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, answerBy, withSiteServer } from '#tests/support/site-server.ts';
import { PaymentsView } from './payments-view.tsx';

withSiteServer();

const line = (id: number, name: string, price: number): Order['lineItems'][number] => ({
  ...{ id: uuid(id), name, summary: null, price: money(price), createdAt: '2026-11-18T08:59:00Z' },
  ...{ purchasableType: 'av2Booking', purchasableId: uuid(1) },
});
const payment = (id: number, amount: number, input: Partial<PaymentRecord> = {}): PaymentRecord => ({
  ...{
    id: uuid(id),
    orderId: uuid(50),
    tenderType: 'online',
    creditType: null,
    amount: money(amount),
    heldBy: 'card_provider',
  },
  ...{ status: 'done', description: '', cardLast4: null, createdAt: '2026-11-18T08:59:00Z' },
  ...input,
});
const swim = (input: Partial<Order>) =>
  makeOrder({ items: [], whatToBring: [], lineItems: [line(61, 'Family swim', 1680)], total: money(1680), ...input });

const answerRest = () => {
  answer('listPenalties', []);
  answer('listDebts', []);
  answer('listSavedCards', []);
  answer('listCreditEntries', []);
  answer('getOrderMoney', makeOrderMoney());
};
const show = (orders: Order[], stage: Stage = {}) => {
  answerRest();
  answer('listOrders', orders);
  return renderOnSite(<PaymentsView selectedUserId={null} />, { zone: 'account', session: member, ...stage });
};

/** Opens the order with this name, and looks into all orders. */
const open = async (name: RegExp) => {
  const button = await screen.findByRole('button', { name });
  await userEvent.click(button);
  return { button, orders: within(screen.getByRole('region', { name: 'Orders' })) };
};

/** What the list below a title says, line by line. */
const linesBelow = (title: string) => screen.getByRole('heading', { name: title }).parentElement?.textContent;

it('says with what an order was paid, by every tender as precisely as it is known', async () => {
  show([
    swim({
      payments: [
        payment(1, 500, { tenderType: 'credit', creditType: 'membership' }),
        payment(2, 300, { tenderType: 'gift-card' }),
        payment(3, 700, { cardLast4: '4242' }),
        payment(4, 180, { tenderType: 'cash' }),
        payment(5, 700, { cardLast4: '1111', status: 'failed' }),
      ],
    }),
  ]);
  const { button, orders } = await open(/^Family swim/);
  expect(button).toHaveTextContent('Paid');
  expect(linesBelow('How it was paid')).toMatch(
    /Membership credit.*£5\.00.*Gift card.*£3\.00.*Card ending 4242.*£7\.00.*Cash.*£1\.80/,
  );
  expect(orders.queryByText('Card ending 1111')).not.toBeInTheDocument();
  expect(orders.queryByText('What came back')).not.toBeInTheDocument();
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(orders.queryByText('How it was paid')).not.toBeInTheDocument();
});

it.each([
  ['in part', [-480], '£4.80 came back', /£4\.80/],
  ['in full, by and by', [-480, -1200], '£16.80 came back', /£4\.80.*£12\.00/],
])('says what came back %s, and to where', async (_how, amounts, state, lines) => {
  const back = amounts.map((amount, index) => payment(10 + index, amount, { cardLast4: '4242' }));
  show([swim({ payments: [payment(1, 1680, { cardLast4: '4242' }), ...back], refundStatus: 'partial' })]);
  const { button } = await open(/^Family swim/);
  expect(button).toHaveTextContent(state);
  expect(linesBelow('What came back')).toMatch(lines);
  expect(linesBelow('What came back')).toMatch(/Card ending 4242/);
});

it('says in plain words what became of the money', async () => {
  show([swim({ payments: [payment(1, 1680)] })]);
  const paid = [byTender(1180, { cardLast4: '4242' }), byTender(500, { tenderType: 'credit', creditType: 'general' })];
  const cameBackTo = [byTender(400, { tenderType: 'credit', creditType: 'membership' })];
  const onItsWayTo = [byTender(80, { cardLast4: '4242' })];
  const savings = [
    { kind: 'package' as const, name: 'Ten swims', amount: money(560), uses: 2 },
    { kind: 'benefit' as const, name: 'Gold', amount: money(100), uses: 1 },
    { kind: 'member_price' as const, name: null, amount: money(60), uses: 0 },
  ];
  answer('getOrderMoney', makeOrderMoney({ savings, paid, cameBackTo, onItsWayTo, feesKept: 200 }));
  await open(/^Family swim/);
  const words = within(await screen.findByRole('region', { name: 'In plain words' }));
  expect(words.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'At full price it would have cost £24.00.',
    '2 uses of Ten swims took off £5.60.',
    'Gold took off £1.00.',
    'The price for members took off £0.60.',
    'It cost £16.80.',
    '£11.80 was paid: Card ending 4242.',
    '£5.00 was paid: General credit.',
    '£4.00 came back: Membership credit.',
    '£0.80 is on its way back: Card ending 4242.',
    '£12.00 of what was paid has stayed with us.',
    '£2.00 was kept as a fee of what was cancelled.',
    'Nothing is left to pay.',
  ]);
});

it('does not count a refund that failed', async () => {
  show([swim({ payments: [payment(1, 1680), payment(2, -1680, { status: 'failed' })] })]);
  const { button, orders } = await open(/^Family swim/);
  expect(button).toHaveTextContent('Paid');
  expect(orders.queryByText('What came back')).not.toBeInTheDocument();
});

it('that awaits payment says how much is still to be paid', async () => {
  show([swim({ status: 'awaiting_payment', balance: money(1680), payments: [] })]);
  const { button, orders } = await open(/^Family swim/);
  expect(button).toHaveTextContent('Awaiting payment');
  expect(orders.getByText('£16.80 is still to be paid at the venue.')).toBeVisible();
  expect(orders.queryByText('How it was paid')).not.toBeInTheDocument();
});

it('says in its name how much more it has, and what is being finished or was cancelled', async () => {
  const lines = ['Family swim', 'Judo', 'Judo', 'Spin'].map((name, index) => line(60 + index, name, 400));
  show([
    swim({ lineItems: lines, status: 'pending' }),
    swim({ id: uuid(51), lineItems: [], status: 'cancelled', payments: [] }),
  ]);
  expect(await screen.findByRole('button', { name: /^Family swim and 2 more.*Being finished/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Order.*Cancelled/ })).toBeVisible();
});

it('is in Welsh on a Welsh page', async () => {
  show([swim({ status: 'awaiting_payment', payments: [] })], { language: 'cy' });
  const button = await screen.findByRole('button', { name: /^Family swim.*Yn aros am daliad/ });
  await userEvent.click(button);
  expect(screen.getByRole('link', { name: 'Derbynneb' })).toBeVisible();
});

it('turns the page, and begins with the first one of another person who is acted for', async () => {
  const requests: string[] = [];
  answerRest();
  answerBy('listOrders', ({ url: { searchParams } }) => {
    const [page, person] = [Number(searchParams.get('page')), searchParams.get('selected_user_id')];
    requests.push(`${person ?? 'own'} ${page}`);
    if (person !== null) return { data: [swim({ lineItems: [line(1, 'Judo', 400)] })], pagination: listPage(page, 1) };
    return {
      data: [swim({ id: uuid(50 + page), lineItems: [line(1, `Swim ${page}`, 400)] })],
      pagination: listPage(page, 2),
    };
  });
  const { become } = renderOnSite(<PaymentsView selectedUserId={null} />, { zone: 'account', session: member });
  const pages = within(await screen.findByRole('navigation', { name: 'Pages of orders' }));
  await userEvent.click(pages.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('button', { name: /^Swim 2/ })).toBeVisible();
  expect(pages.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  become({ ...member, selectedUserId: 8 });
  expect(screen.queryByRole('button', { name: /^Swim 2/ })).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /^Judo/ })).toBeVisible();
  expect(requests).toEqual(['own 1', 'own 2', '8 1']);
});
