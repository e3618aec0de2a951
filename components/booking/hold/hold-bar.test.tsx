import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '#components/basket/sidebar/customer-basket-bar.tsx';
import '#components/basket/sidebar/customer-basket-sidebar.tsx';
import { BasketBar } from '#components/basket/sidebar/basket-bar.tsx';
import { BasketSidebar } from '#components/basket/sidebar/basket-sidebar.tsx';
import { withFakeTime } from '#tests/support/fake-time.ts';
import { alexState, makeCart, sessionItem } from '#tests/support/make/make-cart.ts';
import { guest, member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { settle } from '#tests/support/settle.ts';
import { answer, answerOwn, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { HoldBar } from './hold-bar.tsx';
import { HoldExpiryToast } from './hold-expiry-toast.tsx';
import { HoldExpiryWatch } from './hold-expiry-watch.tsx';

withSiteServer();

/** The fake browser time from which the bar counts down. */
const now = Date.parse('2026-11-18T09:00:00');
const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });

withFakeTime(['clock', 'intervals', 'timeouts'], now);
beforeEach(() => {
  sessionStorage.clear();
  answerOwn('get', '/api/session', () => ({}));
  answer('getAuthUser', alexState);
});

const heldFor = (seconds: number, input: Parameters<typeof sessionItem>[3] = {}) => {
  const expiresAt = new Date(now + seconds * 1000).toISOString().replace('.000', '');
  const item = sessionItem(1, 'Aqua fit', 620, { holdExpiresAt: expiresAt, ...input });
  return makeCart([item], { hold: { expiresAt, extensionsLeft: 10 } });
};
const pass = async (seconds: number) => {
  await settle();
  await act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  await settle();
};

describe('the hold bar', () => {
  it('counts down and does not speak every second', async () => {
    renderOnSite(<HoldBar cart={heldFor(738)} />, { session: member });
    await pass(1);
    const timer = screen.getByRole('timer');
    expect(timer).toHaveTextContent('12:17');
    await pass(10);
    expect(timer).toHaveTextContent('12:07');
    expect(within(screen.getByRole('region')).getByRole('status')).toBeEmptyDOMElement();
  });

  it('offers to keep the places from five minutes on', async () => {
    renderOnSite(<HoldBar cart={heldFor(302)} />, { session: member });
    await pass(1);
    expect(screen.queryByRole('button', { name: 'Keep my places' })).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByRole('button', { name: 'Keep my places' })).toBeEnabled();
  });

  it('says the time at five minutes', async () => {
    renderOnSite(<HoldBar cart={heldFor(303)} />, { session: member });
    await pass(5);
    expect(screen.getByText('Your places are held for 5 more minutes.')).toBeInTheDocument();
  });

  it('asks once at two minutes, with the focus on keeping the places', async () => {
    renderOnSite(<HoldBar cart={heldFor(122)} checkoutHref="/basket/checkout" />, { session: member });
    await pass(1);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await pass(2);
    const dialog = screen.getByRole('alertdialog', { name: 'Still choosing?' });
    await pass(0.1);
    expect(within(dialog).getByRole('timer')).toHaveTextContent('1:59');
    expect(within(dialog).getByRole('button', { name: 'Keep my places' })).toHaveFocus();
    expect(within(dialog).getByRole('link', { name: 'Checkout now' })).toHaveAttribute('href', '/basket/checkout');
    await user.keyboard('{Escape}');
    await pass(2);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('timer')).toBeVisible();
  });

  it.each([
    ['Europe/London', '09:15'],
    ['Europe/Madrid', '10:15'],
  ])('keeps the places for longer and says until when by the clock of a venue in %s', async (timezone, time) => {
    const { toasts } = renderOnSite(<HoldBar cart={heldFor(290)} />, { session: member });
    const startsAt = { utc: '2026-11-19T18:30:00Z', local: '2026-11-19 18:30:00', timezone };
    answer('extendCart', heldFor(900, { startsAt }));
    await user.click(screen.getByRole('button', { name: 'Keep my places' }));
    await pass(1);
    expect(toasts).toEqual([{ type: 'success', message: `Your basket is held until ${time}.` }]);
  });

  it('says why the places cannot be kept', async () => {
    const { toasts } = renderOnSite(<HoldBar cart={heldFor(290)} />, { session: member });
    refuse('extendCart', 'hold_expired');
    await user.click(screen.getByRole('button', { name: 'Keep my places' }));
    await pass(1);
    expect(toasts).toEqual([{ type: 'danger', message: 'Your place is no longer held, please add it again' }]);
  });

  it('reads the basket when the places have run out, and once more in case the server is a moment behind', async () => {
    let reads = 0;
    answer('getCart', heldFor(738), { seen: () => (reads += 1) });
    renderOnSite(
      <>
        <BasketBar />
        <HoldBar cart={heldFor(3)} />
      </>,
      { session: member },
    );
    await pass(1);
    expect(reads).toBe(1);
    await pass(3);
    expect(reads).toBe(2);
    await pass(2);
    expect(reads).toBe(3);
    await pass(10);
    expect(reads).toBe(3);
  });

  it('stands still while somebody pays', async () => {
    renderOnSite(<HoldBar cart={heldFor(30)} isPaying />, { session: member });
    await pass(5);
    expect(screen.getByText('Held while you pay')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('is not there when nothing is held', () => {
    renderOnSite(<HoldBar cart={makeCart([sessionItem(1, 'Package', 500)])} />, { session: member });
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});

describe('on other pages', () => {
  it('a toast says once that two minutes are left', async () => {
    answer('getCart', heldFor(121));
    const { toasts, unmount } = renderOnSite(<HoldExpiryWatch />, { session: member });
    await pass(2);
    await pass(2);
    expect(toasts).toEqual([{ type: 'warning', message: 'Your basket is held for 2 more minutes.' }]);
    unmount();
    const { toasts: later } = renderOnSite(<HoldExpiryWatch />, { session: member });
    await pass(2);
    await pass(2);
    expect(later).toEqual([]);
  });

  it.each(['/basket', '/basket/checkout'])('%s has a dialogue, and no toast', async (path) => {
    answer('getCart', heldFor(121));
    const { toasts, unmount } = renderOnSite(<HoldExpiryWatch />, { session: member, path });
    await pass(4);
    expect(toasts).toEqual([]);
    unmount();
    const { toasts: elsewhere } = renderOnSite(<HoldExpiryWatch />, { session: member, path: '/' });
    await pass(2);
    expect(elsewhere).toEqual([]);
  });

  it('an expired hold is refreshed everywhere, without a toast', async () => {
    let reads = 0;
    answer('getCart', heldFor(1), { seen: () => (reads += 1) });
    const { toasts, queryClient } = renderOnSite(<HoldExpiryWatch />, { session: member });
    queryClient.setQueryData(['listTickets'], []);
    await pass(1);
    await pass(4);
    expect(reads).toBeGreaterThan(1);
    expect(queryClient.getQueryState(['listTickets'])?.isInvalidated).toBe(true);
    expect(toasts.filter(({ message }) => message !== 'Your basket is held for 2 more minutes.')).toEqual([]);
  });

  it('a hold that has expired before shows no toast', async () => {
    answer('getCart', heldFor(-30, { holdExpired: true }));
    const { toasts } = renderOnSite(<HoldExpiryWatch />, { session: member });
    await pass(2);
    await pass(2);
    expect(toasts).toEqual([]);
  });

  it('a visitor is not watched', async () => {
    let reads = 0;
    answer('getCart', heldFor(121), { seen: () => (reads += 1) });
    const { toasts } = renderOnSite(<HoldExpiryToast />, { session: guest });
    await pass(4);
    expect([reads, toasts]).toEqual([0, []]);
  });

  it('a phone has the basket at the bottom', async () => {
    answer('getCart', heldFor(738));
    renderOnSite(<BasketBar />, { session: member });
    await pass(2);
    const bar = within(screen.getByRole('region', { name: 'Basket summary' }));
    expect(bar.getByText('£6.20')).toBeVisible();
    expect(bar.getByText(/1 item · held/)).toBeVisible();
    expect(bar.getByRole('link', { name: 'View basket' })).toHaveAttribute('href', '/basket');
  });

  it('a desktop has it beside the timetable', async () => {
    answer('getCart', heldFor(738));
    renderOnSite(<BasketSidebar />, { session: member });
    await pass(2);
    await pass(2);
    await pass(2);
    const side = within(screen.getByRole('region', { name: 'Shopping basket' }));
    expect(side.getByRole('heading', { name: 'Aqua fit' })).toBeVisible();
    expect(side.getByText(/Alex Morgan \(You\)/)).toBeVisible();
    expect(side.getByRole('button', { name: 'Remove Aqua fit' })).toBeVisible();
  });

  it('a visitor’s basket asks for a log-in and loads nothing', async () => {
    const { openLogin } = renderOnSite(<BasketSidebar />, { session: guest });
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(openLogin).toHaveBeenCalledTimes(1);
  });
});
