import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CartItem, Lapsed } from '#contract/cart/cart-items.ts';
import type { Cart, TransactionStatus } from '#contract/cart/cart.ts';
import { alexState, makeCart, moment, sessionItem, uuid } from '#tests/support/make/make-cart.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, answerOwn, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { returnAt, withNoon } from '#tests/support/timetable-components/clock.ts';
import { BasketView } from './basket-view.tsx';

withSiteServer();
withNoon();
beforeEach(() => {
  sessionStorage.clear();
  answerOwn('get', '/api/session', () => ({}));
  answer('getAuthUser', alexState);
});

const until = (clock: string) => `2026-11-18T${clock}:00Z`;
const held = (id: number, name: string, clock: string, input: Partial<CartItem> = {}) =>
  sessionItem(id, name, 620, { holdExpiresAt: until(clock), ...input });
const lapsed = (id: number, name: string, found: Lapsed | null = null) =>
  held(id, name, '11:50', { holdExpired: true, lapsed: found });
const paying = (transactionStatus: TransactionStatus): Pick<Cart, 'transaction'> => ({
  transaction: { transactionUuid: uuid(88), transactionStatus },
});
const show = (items: CartItem[], input: Partial<Cart> = {}, stage: Stage = {}) => {
  answer('getCart', makeCart(items, input));
  return renderOnSite(<BasketView wasLoggedIn renderedAt={0} />, { session: member, ...stage });
};
const region = async () => within(await screen.findByRole('region', { name: 'How long your places are held' }));

describe('how long a basket is held', () => {
  test('is what its earliest line has left', async () => {
    show([held(1, 'Aqua fit', '12:14'), held(2, 'Vinyasa', '12:09')]);
    expect((await region()).getByRole('timer')).toHaveTextContent('9:00');
    returnAt('12:03');
    expect((await region()).getByRole('timer')).toHaveTextContent('6:00');
  });

  test('is not said of a basket that holds nothing', async () => {
    show([sessionItem(1, 'Ten swims', 5000)]);
    await screen.findByRole('heading', { name: 'Ten swims' });
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Keep my places' })).not.toBeInTheDocument();
  });

  test('can be made longer', async () => {
    show([held(1, 'Aqua fit', '12:05')], { hold: { expiresAt: until('12:05'), extensionsLeft: 1 } });
    const longer = makeCart([held(1, 'Aqua fit', '12:15')], { hold: { expiresAt: until('12:15'), extensionsLeft: 0 } });
    const keep = (await region()).getByRole('button', { name: 'Keep my places' });
    answer('extendCart', longer);
    answer('getCart', longer);
    await userEvent.click(keep);
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('15:00'));
    expect(screen.queryByRole('button', { name: 'Keep my places' })).not.toBeInTheDocument();
  });
});

describe('a line whose time has run out', () => {
  const getLine = async (name: string) => {
    const line = (await screen.findByRole('heading', { level: 2, name })).closest('li');
    if (line === null) throw new Error(`${name} stands in no line`);
    return within(line);
  };

  test('stays in its place and can be held again alone', async () => {
    const places = { canHold: true, placesLeft: 4, nextFree: null };
    const { toasts } = show([lapsed(1, 'Aqua fit', places), held(2, 'Vinyasa', '12:10')]);
    const aqua = await getLine('Aqua fit');
    expect(aqua.getByRole('status')).toHaveTextContent('No longer held. It is not in your total. 4 places are left.');
    expect(screen.getAllByText('No longer held.')).toHaveLength(1);
    const seen = jest.fn();
    const again = makeCart([held(1, 'Aqua fit', '12:15'), held(2, 'Vinyasa', '12:10')]);
    answer('extendCart', again, { seen: ({ body }) => seen(body) });
    answer('getCart', again);
    await userEvent.click(aqua.getByRole('button', { name: 'Hold it again' }));
    await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: 'Aqua fit is held for you again.' }]));
    expect(seen).toHaveBeenCalledWith({ cart_item_ids: [uuid(1)] });
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Aqua fit' })).toHaveFocus());
  });

  const dearer = sessionItem(1, 'Aqua fit', 9900, { holdExpiresAt: until('12:15') });

  test('says what it costs now where its price changed meanwhile', async () => {
    const { toasts } = show([lapsed(1, 'Aqua fit'), held(2, 'Vinyasa', '12:10')]);
    const aqua = await getLine('Aqua fit');
    const again = makeCart([dearer, held(2, 'Vinyasa', '12:10')]);
    answer('extendCart', { ...again, repriced: [uuid(1)] });
    answer('getCart', again);
    await userEvent.click(aqua.getByRole('button', { name: 'Hold it again' }));
    const message = 'Aqua fit is held for you again. It costs £99.00 now.';
    await waitFor(() => expect(toasts).toEqual([{ type: 'success', message }]));
  });

  test('kept with the others says that a price changed', async () => {
    const hold = { expiresAt: until('12:05'), extensionsLeft: 1 };
    const { toasts } = show([lapsed(1, 'Aqua fit'), held(2, 'Vinyasa', '12:05')], { hold });
    const keep = (await region()).getByRole('button', { name: 'Keep my places' });
    const again = makeCart([dearer], { hold: { expiresAt: until('12:15'), extensionsLeft: 0 } });
    answer('extendCart', { ...again, repriced: [uuid(1)] });
    answer('getCart', again);
    await userEvent.click(keep);
    await waitFor(() =>
      expect(toasts).toContainEqual({ type: 'warning', message: 'A price has changed, please check your basket.' }),
    );
  });

  test.each([
    ['winter', '2026-11-26', 'Thu, 26 Nov 2026'],
    ['summer', '2027-06-24', 'Thu, 24 Jun 2027'],
  ])('says in %s by the venue’s clock when the next free session is', async (_, date, day) => {
    const nextFree = {
      id: 'AAAAAAAAAAAAAAAAAAAAAA202611261830',
      startsAt: moment(date, '18:30'),
      activitySlug: 'aqua-fit',
    };
    show([lapsed(1, 'Aqua fit', { canHold: false, placesLeft: 0, nextFree })]);
    const aqua = await getLine('Aqua fit');
    expect(aqua.getByRole('status')).toHaveTextContent(`Sold out. Next free: ${day}, 18:30`);
    expect(aqua.getByRole('link', { name: /^Next free/ })).toHaveAttribute(
      'href',
      `/location/riverside-leisure-centre/aqua-fit/${date}#session-AAAAAAAAAAAAAAAAAAAAAA202611261830`,
    );
    expect(aqua.queryByRole('button', { name: 'Hold it again' })).not.toBeInTheDocument();
  });

  test('has to be held again or removed before the checkout', async () => {
    show([lapsed(1, 'Aqua fit'), held(2, 'Vinyasa', '12:10')]);
    const [checkout] = await screen.findAllByRole('link', { name: 'Checkout now' });
    await userEvent.click(checkout as HTMLElement);
    expect(screen.getByRole('heading', { level: 2, name: 'Aqua fit' })).toHaveFocus();
    expect(screen.getByText('Aqua fit is no longer held. Hold it again or remove it, then check out.')).toBeVisible();
  });

  test('does not count in the time that is left', async () => {
    show([lapsed(1, 'Aqua fit'), held(2, 'Vinyasa', '12:10')]);
    expect((await region()).getByRole('timer')).toHaveTextContent('10:00');
  });

  test('is told of each when all have run out, and they can be kept without an extension left', async () => {
    show([lapsed(1, 'Aqua fit'), lapsed(2, 'Vinyasa')], { hold: { expiresAt: until('11:50'), extensionsLeft: 0 } });
    expect((await region()).getByText('Your places are no longer held')).toBeVisible();
    expect((await region()).queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.getAllByText('No longer held.')).toHaveLength(2);
    expect((await region()).getByRole('button', { name: 'Keep my places' })).toBeEnabled();
  });

  test('that somebody else has taken says so', async () => {
    const { toasts } = show([lapsed(1, 'Aqua fit')]);
    refuse('extendCart', 'hold_expired');
    await userEvent.click((await region()).getByRole('button', { name: 'Keep my places' }));
    await waitFor(() =>
      expect(toasts).toEqual([{ type: 'danger', message: 'Your place is no longer held, please add it again' }]),
    );
    expect(screen.getByText('No longer held.')).toBeVisible();
  });

  test('can be taken off', async () => {
    show([lapsed(1, 'Aqua fit')]);
    const remove = await screen.findByRole('button', { name: 'Remove Aqua fit' });
    answer('removeCartItems', makeCart());
    answer('getCart', makeCart());
    await userEvent.click(remove);
    expect(await screen.findByRole('heading', { name: 'Your shopping basket is empty' })).toBeVisible();
  });
});

describe('a payment under way', () => {
  test.each(['authorising', 'sca_required', 'sca_processing', 'authorised', 'completing', 'pending'] as const)(
    '(%s) stops the time and is told',
    async (status) => {
      show([held(1, 'Aqua fit', '12:01')], paying(status));
      expect(await screen.findByText('A payment for this basket is in progress')).toBeVisible();
      expect((await region()).getByText('Held while you pay')).toBeVisible();
      expect(screen.queryByRole('timer')).not.toBeInTheDocument();
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    },
  );

  test.each(['created', 'ready', 'failed', 'cancelled', 'expired'] as const)(
    'is over when it is %s',
    async (status) => {
      show([held(1, 'Aqua fit', '12:05')], paying(status));
      expect((await region()).getByRole('timer')).toHaveTextContent('5:00');
      expect(screen.queryByText('A payment for this basket is in progress')).not.toBeInTheDocument();
    },
  );
});

test('at two minutes the basket asks, and leads to the checkout inside the frame', async () => {
  show([held(1, 'Aqua fit', '12:02')], {}, { mode: 'embedded' });
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Still choosing?' }));
  expect(dialog.getByRole('timer')).toHaveTextContent('2:00');
  const checkout = dialog.getByRole('link', { name: 'Checkout now' });
  expect(checkout).toHaveAttribute('href', '/basket/checkout?embedded=true');
});
