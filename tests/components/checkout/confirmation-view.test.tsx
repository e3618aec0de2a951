import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmationGuest } from '../../../components/checkout/confirmation-guest.tsx';
import { ConfirmationView } from '../../../components/checkout/confirmation-view.tsx';
import type { Order } from '../../../contract/orders.ts';
import { alexState, campItem, makeCart, money, sessionItem, uuid } from '../../support/make-cart.ts';
import { member, renderOnSite, type Stage } from '../../support/render-on-site.tsx';
import { answer, withSiteServer } from '../../support/site-server.ts';

withSiteServer();

const renderedAt = Date.parse('2026-11-18T09:00:00Z');
const swim = sessionItem(1, 'Swim for fitness', 1680, { quantity: 3 });
const camp = campItem(2, 'Winter camp', ['2026-12-21', '2026-12-22']);

const order = (given: Partial<Order> = {}): Order => ({
  id: uuid(50),
  cartSource: 'activity-booking',
  status: 'success',
  source: null,
  total: money(6480),
  balance: money(0),
  count: 2,
  refundStatus: null,
  lineItems: [],
  items: [camp, swim],
  payments: [
    { id: uuid(51), orderId: uuid(50), tenderType: 'credit', creditType: 'general', amount: money(1500), status: 'done', description: 'General credit', createdAt: '2026-11-18T08:59:00Z' },
    { id: uuid(52), orderId: uuid(50), tenderType: 'online', creditType: null, amount: money(4980), status: 'done', description: 'Card ending 4242', createdAt: '2026-11-18T08:59:00Z' },
  ],
  userId: 7,
  createdAt: '2026-11-18T08:59:00Z',
  ...given,
});

const show = (given: Partial<Order> = {}, stage: Stage = {}) => {
  answer('getAuthUser', alexState);
  answer('getOrder', order(given));
  return renderOnSite(<ConfirmationView order={order(given)} renderedAt={renderedAt} />, { session: member, ...stage });
};

describe('the confirmation', () => {
  it('says first what worked, with the focus, and what comes first', async () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Booking confirmed' })).toHaveFocus();
    expect(await screen.findByText(/First up: Swim for fitness, Thu, 19 Nov 2026, 18:30. The details are on their way to alex@example.com./)).toBeVisible();
    expect(screen.getByText('TL-00000000')).toBeVisible();
    expect(screen.getByText('Paid', { exact: false })).toHaveTextContent('Paid £64.80');
  });

  it('gives single sessions a ticket with a code in words', () => {
    show();
    const tickets = screen.getByRole('list', { name: 'Your bookings' });
    const ticket = within(within(tickets).getByRole('listitem', { name: '' }));
    expect(ticket.getByRole('heading', { name: '3 x Swim for fitness' })).toBeVisible();
    expect(ticket.getByText('Thu, 19 Nov 2026 (tomorrow)')).toBeVisible();
    expect(ticket.getByRole('img', { name: 'Entry code 0000-0000' })).toBeVisible();
    expect(ticket.getByText('Scan once per person')).toBeVisible();
    expect(ticket.getByRole('link', { name: 'Add to calendar, Swim for fitness' })).toHaveAttribute('href', `/api/bookings/${uuid(101)}/calendar`);
  });

  it('lists what needs no code', () => {
    show();
    expect(screen.getByRole('heading', { name: 'Winter camp' })).toBeVisible();
    expect(screen.getByText(/Mon, 21 Dec 2026 to Tue, 22 Dec 2026/)).toBeVisible();
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  it('accounts for the money', () => {
    show();
    const receipt = within(screen.getByRole('region', { name: 'Receipt' }));
    expect(receipt.getByText('General credit').parentElement).toHaveTextContent('−£15.00');
    expect(receipt.getByText('Card ending 4242').parentElement).toHaveTextContent('£49.80');
  });

  it('leads on to the bookings and back to the venue', () => {
    show();
    expect(screen.getByRole('link', { name: /See or cancel bookings/ })).toHaveAttribute('href', 'http://account.touchline.localhost:3000/bookings');
    expect(screen.getByRole('link', { name: /Book something else/ })).toHaveAttribute('href', '/location/riverside-leisure-centre');
  });

  it('waits for a pending order without offering to pay', async () => {
    show({ status: 'pending', items: [] });
    expect(screen.getByRole('heading', { level: 1, name: 'We are finishing your order' })).toBeVisible();
    expect(screen.getByText(/Do not pay again/)).toBeVisible();
    answer('getOrder', order());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Booking confirmed' })).toBeVisible(), { timeout: 5000 });
  }, 10_000);

  it('leaves a kiosk to the next person', async () => {
    show({}, { mode: 'kiosk' });
    expect(screen.getByRole('button', { name: 'Finish' })).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('Back to the start in 10 seconds');
    expect(screen.queryByText('What next')).not.toBeInTheDocument();
  });

  it('asks a visitor to log in', async () => {
    const { openLogin } = renderOnSite(<ConfirmationGuest />);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(openLogin).toHaveBeenCalledTimes(1);
  });
});

it('an order of nothing but a package has no ticket', () => {
  show({ items: makeCart().items });
  expect(screen.queryByRole('list', { name: 'Your bookings' })).not.toBeInTheDocument();
});
