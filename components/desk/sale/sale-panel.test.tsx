import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CartItem } from '#contract/cart/cart-items.ts';
import { desk } from '#tests/support/desk-components/desk-replies.ts';
import { sale, showDesk, withDesk } from '#tests/support/desk-components/desk-stage.tsx';
import { withFakeTime } from '#tests/support/fake-time.ts';
import { campItem, moment, money, sessionItem, uuid } from '#tests/support/make/make-cart.ts';
import { answer, answerBy, refuse, type AskedCall } from '#tests/support/site-server.ts';
import { SalePanel } from './sale-panel.tsx';

withDesk();

const renderedAt = Date.parse('2026-11-19T09:12:00Z');
withFakeTime(['clock'], renderedAt);
const show = (stage: Parameters<typeof showDesk>[1] = {}) => showDesk(<SalePanel renderedAt={renderedAt} />, stage);
const swim = sessionItem(1, 'Swim, adult', 560, { purchasedForUserId: null });
const court = sessionItem(2, 'Badminton, court 3', 920, {
  purchasedForUserId: null,
  startsAt: moment('2026-11-21', '10:00'),
  endsAt: moment('2026-11-21', '11:00'),
});
const onSale = (...items: CartItem[]) => answer('getCart', sale(items));
const line = async (name: string) => {
  const item = (await screen.findByRole('heading', { name })).closest('li');
  if (item === null) throw new Error(`${name} is no line`);
  return within(item);
};
/** Answers a write with what is on the sale then; returns what was sent. */
const become = (operation: 'updateCartItem' | 'removeCartItems' | 'clearCart', ...items: CartItem[]) => {
  const sent: unknown[] = [];
  answer(operation, sale(items), {
    seen: ({ body, url }: AskedCall) => {
      sent.push(body ?? url.search);
      onSale(...items);
    },
  });
  return sent;
};

describe('a line', () => {
  it('says when and where it is: today by that word, another day by its date', async () => {
    onSale(swim, court);
    show();
    expect((await line('Swim, adult')).getByText('Today, 18:30–19:30, Riverside Leisure Centre')).toBeVisible();
    expect((await line('Badminton, court 3')).getByText(/^Sat, 21 Nov, 10:00–11:00/)).toBeVisible();
  });

  it('of several days says how many', async () => {
    onSale(campItem(3, 'Winter camp', ['2026-12-21', '2026-12-22', '2026-12-23']));
    show();
    expect((await line('Winter camp')).getByText(/^Mon, 21 Dec, 09:00–15:30, .*3 sessions$/)).toBeVisible();
  });

  it('for somebody linked names them', async () => {
    onSale({ ...swim, purchasedForUserId: 8 }, { ...court, purchasedForUserId: 7 });
    show({ customerId: 7 });
    expect(await screen.findByRole('heading', { name: 'Sale for Alex' })).toBeVisible();
    expect((await line('Swim, adult')).getByText(/^For Sam: Today/)).toBeVisible();
    expect((await line('Badminton, court 3')).queryByText(/^For/)).toBeNull();
  });

  it('is more or fewer by one, never fewer than one nor more than may be bought', async () => {
    const two = { ...swim, quantity: 2, maxQuantity: 2, lineTotal: money(1120) };
    onSale({ ...swim, maxQuantity: 2 });
    const sent = become('updateCartItem', two);
    show();
    const fewer = () => screen.getByRole('button', { name: 'One fewer of Swim, adult' });
    const more = () => screen.getByRole('button', { name: 'One more of Swim, adult' });
    await line('Swim, adult');
    await userEvent.click(fewer());
    await userEvent.click(more());
    expect(await screen.findByText('2 x')).toBeVisible();
    await userEvent.click(more());
    expect(sent).toEqual([{ source: 'foh', options: { quantity: 2 } }]);
  });

  it('of which there can only be one has no number', async () => {
    onSale({ ...swim, maxQuantity: 1 });
    show();
    await line('Swim, adult');
    expect(screen.queryByRole('button', { name: /^One more/ })).toBeNull();
  });

  it('that is removed leaves the focus on the sale', async () => {
    onSale(swim, court);
    const sent = become('removeCartItems', court);
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Swim, adult' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Swim, adult' })).toBeNull());
    expect(sent).toEqual([{ source: 'foh', cart_item_ids: [uuid(1)] }]);
    expect(screen.getByRole('heading', { name: 'Sale' })).toHaveFocus();
  });

  it('that cannot be removed stays, with the reason and the focus where it was', async () => {
    onSale(swim);
    refuse('removeCartItems', 'payment_in_progress');
    const { toasts } = show();
    const remove = await screen.findByRole('button', { name: 'Remove Swim, adult' });
    await userEvent.click(remove);
    await waitFor(() => expect(toasts[0]?.message).toBe('A payment for this basket is in progress'));
    expect(remove).toBeVisible();
    expect(remove).toHaveFocus();
  });

  it('whose hold is over can be held again where the session takes it, and is never counted then', async () => {
    const lapsed = { ...swim, holdExpired: true };
    onSale(lapsed, { ...court, holdExpired: true, lapsed: { placesLeft: 0, canHold: false, nextFree: null } });
    show();
    const [held, gone] = [await line('Swim, adult'), await line('Badminton, court 3')];
    expect(held.getByText('No longer held')).toBeVisible();
    expect(held.getByRole('button', { name: 'Hold again' })).toBeVisible();
    expect(held.queryByRole('button', { name: /^One more/ })).toBeNull();
    expect(gone.queryByRole('button', { name: 'Hold again' })).toBeNull();
    expect(gone.getByRole('button', { name: 'Remove Badminton, court 3' })).toBeVisible();
  });
});

describe('the whole sale', () => {
  it('is cleared, and the focus stays on it', async () => {
    onSale(swim, court);
    const sent = become('clearCart');
    show({ customerId: 7 });
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    expect(await screen.findByText(/^Nothing on this sale yet/)).toBeVisible();
    expect(sent).toEqual(['?source=foh&selected_user_id=7']);
    expect(screen.getByRole('heading', { name: 'Sale for Alex' })).toHaveFocus();
  });

  it('has nothing to clear or pay while it is empty', async () => {
    show();
    await screen.findByText(/^Nothing on this sale yet/);
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Cash' })).toBeNull();
  });

  it('that cannot be read says so, and is read again', async () => {
    refuse('getCart', 'unavailable');
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent('The sale did not load.');
    onSale(swim);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await line('Swim, adult')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is paid in the ways that this venue takes, or in parts', async () => {
    answer('getDesk', { ...desk, tenders: ['card', 'voucher'] });
    onSale(swim);
    show();
    expect(await screen.findByRole('link', { name: 'Split, voucher or other' })).toHaveAttribute('href', '/pay');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Cash' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Card' })).toHaveAttribute('href', '/pay?with=card');
  });

  it('comes to what is left after credit that is set aside', async () => {
    const { totals } = sale([swim]);
    answer('getCart', sale([swim], { totals: { ...totals, balance: 360, formattedBalance: '£3.60' } }));
    show();
    expect(await screen.findByRole('definition')).toHaveTextContent('£3.60');
  });

  it('is that of the customer, not of the walk-in before', async () => {
    answerBy('getCart', ({ url }) => ({
      data: url.searchParams.get('selected_user_id') === '7' ? sale([court]) : sale([swim]),
    }));
    show({ customerId: 7 });
    await line('Badminton, court 3');
    await userEvent.click(screen.getByRole('button', { name: 'Sam, 9' }));
    expect(screen.queryByRole('heading', { name: 'Swim, adult' })).toBeNull();
  });
});

it('has days and counts in Welsh', async () => {
  onSale(court, campItem(3, 'Winter camp', ['2026-12-21', '2026-12-22']));
  show({ language: 'cy' });
  expect((await line('Badminton, court 3')).getByText(/^Sad, 21 Tach, 10:00–11:00/)).toBeVisible();
  expect((await line('Winter camp')).queryByText(/sessions$/)).toBeNull();
});
