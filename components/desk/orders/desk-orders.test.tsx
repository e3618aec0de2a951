import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeskNameForm } from '#components/desk/frame/desk-name-form.tsx';
import { getDeskName } from '#components/desk/frame/desk-name.ts';
import type { DeskOrder } from '#contract/desk/orders.ts';
import { showDesk, withDesk } from '#tests/support/desk-components/desk-stage.tsx';
import { money, uuid } from '#tests/support/make/make-cart.ts';
import { answerBy, refuse } from '#tests/support/site-server.ts';
import { OrdersView } from './orders-view.tsx';

withDesk();

const order = (id: number, input: Partial<DeskOrder> = {}): DeskOrder => ({
  ...{ id: uuid(id), cartSource: 'front-of-house', status: 'success', source: null, total: money(1180) },
  ...{ taxTotal: money(0), balance: money(0), count: 1, refundStatus: null, items: [], whatToBring: [], payments: [] },
  lineItems: [
    {
      ...{ id: uuid(11), name: 'Swim, adult', summary: null, purchasableType: 'x', purchasableId: 'x' },
      ...{ price: money(1180), createdAt: '2026-11-18T09:12:00Z' },
    },
  ],
  ...{ userId: null, createdAt: '2026-11-18T09:12:00Z', desk: 'Reception 1', soldBy: 'Frances Holt' },
  ...input,
});
const renderedAt = Date.parse('2026-11-18T12:00:00Z');

/** Answers the list; returns what it was requests for. */
function answerOrders(orders: readonly DeskOrder[]): URLSearchParams[] {
  const requests: URLSearchParams[] = [];
  answerBy('listDeskOrders', ({ url }) => {
    requests.push(url.searchParams);
    return { data: [...orders] };
  });
  return requests;
}

it('lists what was sold at the venue, by day and by number', async () => {
  const requests = answerOrders([order(1), order(2, { userId: 7, desk: null })]);
  showDesk(<OrdersView renderedAt={renderedAt} />);
  const [link] = await screen.findAllByRole('link', { name: 'Swim, adult' });
  expect(link).toHaveAttribute('href', `/orders/${uuid(1)}`);
  expect(screen.getByText(/09:12, Walk-in, no name, Reception 1, Frances Holt$/)).toBeVisible();
  expect(screen.getByText(/09:12, with a customer, Frances Holt$/)).toBeVisible();
  const before = requests.length;
  await userEvent.click(screen.getByRole('button', { name: 'Previous day' }));
  await waitFor(() => expect(requests.length).toBeGreaterThan(before));
  expect((requests.at(-1)?.get('date') ?? '') < (requests[0]?.get('date') ?? '')).toBe(true);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Number of an order' }), 'TL-4b7');
  expect(requests.every((query) => !query.has('number'))).toBe(true);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Number of an order' }), 'C');
  await waitFor(() => expect(requests.at(-1)?.get('number')).toBe('TL-4b7C'));
  expect(requests.at(-1)?.has('date')).toBe(false);
  expect(screen.getByRole('heading', { name: 'By number' })).toBeVisible();
});

it('says that nothing was sold, or that it could not be read', async () => {
  refuse('listDeskOrders', 'unexpected');
  showDesk(<OrdersView renderedAt={renderedAt} />);
  expect(await screen.findByRole('alert')).toBeVisible();
  answerOrders([]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing was sold on this day.')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Number of an order' }), '4b7c');
  expect(await screen.findByText('No order here has this number.')).toBeVisible();
});

it('is not for staff who do not sell', async () => {
  showDesk(<OrdersView renderedAt={renderedAt} />, { permissions: ['customers'] });
  expect(await screen.findByRole('heading', { name: 'Whose orders?' })).toBeVisible();
});

it('keeps the name of the desk on the device', async () => {
  const { toasts } = showDesk(<DeskNameForm />);
  await userEvent.type(await screen.findByLabelText('Name of this desk'), '  Reception 1 ');
  await userEvent.click(screen.getByRole('button', { name: 'Save the name' }));
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'The name of this desk has been saved' }]));
  expect(getDeskName()).toBe('Reception 1');
});
