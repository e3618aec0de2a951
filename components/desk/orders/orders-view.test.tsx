import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deskOrder, orderLine } from '#tests/support/desk-components/desk-orders.ts';
import { alex, found } from '#tests/support/desk-components/desk-replies.ts';
import { showDesk, withDesk } from '#tests/support/desk-components/desk-stage.tsx';
import { held } from '#tests/support/held.ts';
import { money, uuid } from '#tests/support/make/make-cart.ts';
import { answer, answerBy, refuse } from '#tests/support/site-server.ts';
import { OrdersView } from './orders-view.tsx';

withDesk();

const show = (stage: Parameters<typeof showDesk>[1] = { customerId: 7 }) =>
  showDesk(<OrdersView renderedAt={0} />, { path: '/orders', ...stage });
const rows = async () => (await screen.findAllByRole('listitem')).map((row) => within(row));
const numbered = (number: number) =>
  deskOrder({ id: uuid(1000 + number), lineItems: [orderLine(number, `Swim ${number}`, 560)] });

describe('the orders of a customer', () => {
  it('say what was bought, what it came to, and what became of it', async () => {
    answer('listOrders', [
      deskOrder(),
      deskOrder({ id: uuid(2), status: 'awaiting_payment', balance: money(1100) }),
      deskOrder({ id: uuid(3), refundStatus: 'partial' }),
      deskOrder({ id: uuid(4), status: 'cancelled' }),
    ]);
    show();
    const [paid, owed, refunded, cancelled] = await rows();
    expect(paid?.getByRole('link', { name: 'Swim, adult, Badminton, court 3' })).toHaveAttribute(
      'href',
      `/orders/${uuid(1)}`,
    );
    expect(paid?.getByText('TL-00000000, 18 Nov 2026, 09:12')).toBeVisible();
    expect(paid?.queryByText(/owed|refunded/i)).toBeNull();
    expect(owed?.getByText('Awaiting payment')).toBeVisible();
    expect(owed?.getByText('£11.00 owed')).toBeVisible();
    expect(refunded?.getByText('Partly refunded')).toBeVisible();
    expect(cancelled?.getByText('Cancelled')).toBeVisible();
  });

  it('are asked for by the customer in the bar, whoever of their family is chosen there', async () => {
    const requests: string[] = [];
    answerBy('listOrders', ({ url }) => {
      requests.push(url.search);
      return { data: [deskOrder()] };
    });
    show();
    await rows();
    await userEvent.click(await screen.findByRole('button', { name: 'Sam, 9' }));
    expect(requests).toEqual(['?user_id=7&page=1&per_page=20']);
  });

  it('that are none lead back to the desk', async () => {
    answer('listOrders', []);
    show();
    expect(await screen.findByRole('heading', { name: 'Alex has no orders' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the desk' })).toHaveAttribute('href', '/');
  });

  it('that cannot be read say why, and are read again', async () => {
    refuse('listOrders', 'too_many_requests', {}, { once: true });
    show();
    expect(await screen.findByRole('alert')).toBeVisible();
    answer('listOrders', [deskOrder()]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Swim, adult/ })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('more orders than one page', () => {
  const all = Array.from({ length: 23 }, (_, index) => numbered(index + 1));

  it('are asked for: those that were read stay meanwhile, and the focus goes to the first new one', async () => {
    const { until, release } = held();
    answerBy('listOrders', async ({ url }) => {
      const perPage = Number(url.searchParams.get('per_page'));
      if (perPage > 20) await until;
      return { data: all.slice(0, perPage) };
    });
    show();
    expect(await rows()).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getByRole('link', { name: 'Swim 20' })).toBeVisible();
    release();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Swim 21' })).toHaveFocus());
    expect(await rows()).toHaveLength(23);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('that cannot be read leave those that were', async () => {
    answer('listOrders', all.slice(0, 20));
    show();
    await rows();
    refuse('listOrders', 'not_found');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to complete request, item not found.');
    expect(screen.getByRole('link', { name: 'Swim 20' })).toBeVisible();
    answer('listOrders', all);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Swim 23' })).toBeVisible();
  });

  it('are never those of the customer before', async () => {
    const paul = { ...alex, user: found(12, 'Paul', 'Morris'), linkedUsers: [] };
    const { until, release } = held();
    answer('listOrders', all.slice(0, 20));
    const first = show();
    await rows();
    first.unmount();
    answer('getDeskCustomer', paul);
    answer('listOrders', [numbered(90)], { after: until });
    show({ customerId: 12, isSameVisit: true });
    expect(await screen.findByText('Paul Morris')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Swim 1' })).toBeNull();
    release();
    expect(await screen.findByRole('link', { name: 'Swim 90' })).toBeVisible();
  });
});

it('while nobody is chosen, staff who do not sell are led to the search', async () => {
  show({ permissions: ['refunds'] });
  expect(await screen.findByRole('heading', { name: 'Whose orders?' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a customer' })).toHaveAttribute('href', '/customers');
});

it('has the dates of the language in Welsh', async () => {
  answer('listOrders', [deskOrder({ status: 'awaiting_payment', balance: money(1100) })]);
  show({ customerId: 7, language: 'cy' });
  expect(await screen.findByText(/^TL-00000000, 18 Tach 2026, 09:12$/)).toBeVisible();
  expect(screen.queryByText('Awaiting payment')).toBeNull();
});
