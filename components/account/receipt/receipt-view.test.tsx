import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '#contract/payments/orders.ts';
import { makeOrderMoney } from '#tests/support/account-components/order-money.ts';
import { makeOrder } from '#tests/support/checkout-components/confirmed-order.tsx';
import { money, uuid } from '#tests/support/make/make-cart.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, withSiteServer } from '#tests/support/site-server.ts';
import { ReceiptView } from './receipt-view.tsx';

const line = (id: number, name: string, price: number, input: Partial<Order['lineItems'][number]> = {}) => ({
  ...{ id: uuid(id), name, summary: null, purchasableType: 'av2Booking', purchasableId: uuid(id) },
  ...{ quantity: 1, price: money(price), tax: money(Math.round(price / 6)), createdAt: '2026-11-18T08:59:00Z' },
  ...input,
});
const order = makeOrder({
  lineItems: [line(60, 'Swim for fitness', 1680, { quantity: 3, summary: 'Main pool' }), line(61, 'Winter camp', 4800)],
});

withSiteServer();
beforeEach(() => answer('getOrderMoney', makeOrderMoney()));

const show = (shown: Order, stage: Stage = {}) =>
  renderOnSite(<ReceiptView order={shown} operatorName="Touchline Leisure" back="/payments" />, {
    ...{ zone: 'account', session: member },
    ...stage,
  });
const rows = (name = 'What was bought') =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

it('has every line with its tax, the total, and how it was paid', () => {
  show(order);
  expect(screen.getByRole('heading', { name: `Receipt TL-${order.id.slice(0, 8).toUpperCase()}` })).toBeVisible();
  expect(rows()).toEqual([
    'ItemQuantityOf which VATPrice',
    'Swim for fitnessMain pool3£2.80£16.80',
    'Winter camp1£8.00£48.00',
    'Total£2.80£64.80',
  ]);
  expect(screen.getByRole('region', { name: 'How it was paid' })).toHaveTextContent('General credit£15.00');
  expect(screen.queryByRole('region', { name: 'What came back' })).not.toBeInTheDocument();
});

it('says below, and not on paper, what became of the money', async () => {
  show(order);
  const words = await screen.findByRole('region', { name: 'In plain words' });
  expect(words).toHaveTextContent('It cost £16.80.£16.80 was paid: Card.Nothing is left to pay.');
  expect(words.closest('.print\\:hidden')).not.toBeNull();
});

it('is printed, and kept as a file', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  show(order);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Download as PDF' })).toHaveAttribute(
    'href',
    `/api/v1/orders/${order.id}/receipt`,
  );
  print.mockRestore();
});

it('says what came back and what is due, and of a free order that nothing had to be paid', () => {
  const [payment] = order.payments;
  const back = payment === undefined ? [] : [{ ...payment, id: uuid(59), amount: money(-500) }];
  const { unmount } = show({ ...order, payments: [...order.payments, ...back], balance: money(300) });
  expect(screen.getByRole('region', { name: 'What came back' })).toHaveTextContent(/[-−]£5\.00/);
  expect(screen.getByText('Still to pay at the venue')).toBeVisible();
  unmount();
  show({ ...order, total: money(0), payments: [] });
  expect(screen.getByText('Nothing had to be paid.')).toBeVisible();
});

it('is in Welsh where the site is', () => {
  show(order, { language: 'cy' });
  expect(rows('Yr hyn a brynwyd')[0]).toBe('EitemNiferGan gynnwys TAWPris');
});
