import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BasketNote } from '#components/basket/lines/basket-note.tsx';
import type { CartItem } from '#contract/cart/cart-items.ts';
import type { Cart } from '#contract/cart/cart.ts';
import { alexState, campItem, extraItem, makeCart, money, sessionItem, uuid } from '#tests/support/make/make-cart.ts';
import { guest, member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, answerOwn, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { returnAt, withNoon } from '#tests/support/timetable-components/clock.ts';
import { BasketBar } from './basket-bar.tsx';
import { BasketSidebar } from './basket-sidebar.tsx';

withSiteServer();
withNoon();
beforeEach(() => {
  answerOwn('get', '/api/session', () => ({}));
  answer('getAuthUser', alexState);
});

const until = (clock: string) => `2026-11-18T${clock}:00Z`;
const held = (id: number, name: string, price: number, input: Partial<CartItem> = {}) =>
  sessionItem(id, name, price, { holdExpiresAt: until('12:10'), ...input });
const swim = held(1, 'Swim for fitness', 560);
const court = held(2, 'Badminton, court 3', 920);
const camp = campItem(3, 'Winter camp', ['2026-12-21', '2026-12-22'], [extraItem(31, 'Hot lunch', 450, 2)], {
  purchasedForUserId: 8,
});
const paying = { transaction: { transactionUuid: uuid(88), transactionStatus: 'authorising' as const } };

const showSide = (cart: Cart, stage: Stage = {}) => {
  answer('getCart', cart);
  return renderOnSite(<BasketSidebar />, { session: member, ...stage });
};
const side = () => within(screen.getByRole('region', { name: 'Shopping basket' }));
const sideLine = async (name: string) => {
  const item = (await screen.findByRole('heading', { level: 3, name: new RegExp(name) })).closest('li');
  if (!item) throw new Error(`${name} is not beside the timetable`);
  return within(item);
};

describe('the basket beside a timetable', () => {
  test('says what, when, where, for whom and how much', async () => {
    showSide(makeCart([camp, { ...swim, quantity: 2 }]));
    const fitness = await sideLine('2 x Swim for fitness');
    expect(fitness.getByText(/Thu, 19 Nov 2026/)).toHaveTextContent('Thu, 19 Nov 2026 18:30–19:30');
    expect(await fitness.findByText('Riverside Leisure Centre, Alex Morgan (You)')).toBeVisible();
    const winter = await sideLine('Winter camp');
    expect(winter.getByText(/Mon, 21 Dec 2026/)).toHaveTextContent('Mon, 21 Dec 2026 2 sessions');
    expect(winter.getByText('Riverside Leisure Centre, Sam Morgan')).toBeVisible();
    expect(winter.getByText('£48.00')).toBeVisible();
    expect(winter.getByText('2 x Hot lunch').nextSibling).toHaveTextContent('£9.00');
  });

  test('is in the order of the basket, and adds up', async () => {
    showSide(makeCart([camp, court, swim]));
    await sideLine('Winter camp');
    const names = side().getAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Swim for fitness',
      'Badminton, court 3',
      'Winter camp',
    ]);
    expect(side().getByText('3 items')).toBeInTheDocument();
    expect(side().getByText('Total').parentElement).toHaveTextContent('Total£71.80');
    expect(side().getByRole('link', { name: 'Checkout now' })).toHaveAttribute('href', '/basket/checkout');
    expect(side().getByRole('link', { name: 'View basket' })).toHaveAttribute('href', '/basket');
  });

  test('says what was saved on a line, and what paid for it', async () => {
    const uses = { uses: 1, usesLeft: 5, usesTotal: 10 };
    const paid = { kind: 'package' as const, name: '10-swim package', amount: money(560), ...uses };
    const cheaper = {
      kind: 'member_price' as const,
      name: null,
      amount: money(100),
      uses: 0,
      usesLeft: null,
      usesTotal: null,
    };
    showSide(
      makeCart([
        sessionItem(1, 'Lane swim', 0, { packageApplied: true, fullPrice: money(560), savings: [paid] }),
        sessionItem(2, 'Vinyasa', 520, { fullPrice: money(620), savings: [cheaper] }),
      ]),
    );
    const line = async (name: string) => (await screen.findByRole('heading', { name })).closest('li');
    expect(await line('Lane swim')).toHaveTextContent(/£0\.00Before: £5\.60.*10-swim package/);
    expect(await line('Vinyasa')).toHaveTextContent(/£5\.20Before: £6\.20Member price/);
  });

  test('leads to the basket alone while something has to be settled there', async () => {
    showSide(makeCart([swim, { ...court, holdExpired: true }]));
    await sideLine('Swim for fitness');
    expect(
      side()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['View basket']);
  });

  test('is empty, and cannot be opened, before anything is in it', async () => {
    showSide(makeCart());
    expect(await screen.findByText('Your shopping basket is empty')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('says when it cannot be read', async () => {
    refuse('getCart', 'unexpected');
    renderOnSite(<BasketSidebar />, { session: member });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your shopping basket');
  });

  test('says nothing before it is known who is there', () => {
    renderOnSite(<BasketSidebar />, { session: null });
    expect(side().queryByText(/empty|Log in/)).not.toBeInTheDocument();
    expect(side().queryByRole('button')).not.toBeInTheDocument();
  });

  test('becomes a visitor’s when somebody logs out', async () => {
    const { become } = showSide(makeCart([swim]));
    await sideLine('Swim for fitness');
    become(guest);
    expect(side().getByText('Log in to add items to your basket')).toBeVisible();
    expect(screen.queryByText('Swim for fitness')).not.toBeInTheDocument();
  });

  test('stays in the frame of an embedded page, and speaks Welsh', async () => {
    showSide(makeCart([swim]), { mode: 'embedded', language: 'cy' });
    const link = await screen.findByRole('link', { name: 'Gweld y fasged' });
    expect(link).toHaveAttribute('href', '/basket?embedded=true');
  });
});

describe('taking a line off beside a timetable', () => {
  const remove = async (name: string, left: CartItem[]) => {
    const button = await screen.findByRole('button', { name: `Remove ${name}` });
    answer('removeCartItems', makeCart(left));
    answer('getCart', makeCart(left));
    await userEvent.dblClick(button);
  };

  test('says so and leads to the next line', async () => {
    const { toasts } = showSide(makeCart([swim, court]));
    await remove('Swim for fitness', [court]);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Badminton, court 3' })).toHaveFocus());
    expect(toasts).toEqual([{ type: 'success', message: 'Successfully removed item from the basket.' }]);
  });

  test('leads to the heading when it was the only one', async () => {
    showSide(makeCart([swim]));
    await remove('Swim for fitness', []);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Shopping basket' })).toHaveFocus());
    expect(side().getByText('Your shopping basket is empty')).toBeVisible();
  });

  test('that is refused says why and keeps the line', async () => {
    const { toasts } = showSide(makeCart([swim]));
    const button = await screen.findByRole('button', { name: 'Remove Swim for fitness' });
    refuse('removeCartItems', 'payment_in_progress');
    await userEvent.click(button);
    await waitFor(() =>
      expect(toasts).toEqual([{ type: 'danger', message: 'A payment for this basket is in progress' }]),
    );
    expect(button).toBeVisible();
  });
});

describe('the time beside a timetable', () => {
  test('counts down, and offers more', async () => {
    showSide(makeCart([swim]));
    await sideLine('Swim for fitness');
    expect(side().getByText(/^Held for/)).toHaveTextContent('Held for 10:00');
    returnAt('12:04');
    expect(side().getByRole('timer')).toHaveTextContent('6:00');
    expect(side().queryByRole('button', { name: 'Keep my places' })).not.toBeInTheDocument();
    returnAt('12:05');
    expect(side().getByRole('button', { name: 'Keep my places' })).toBeEnabled();
  });

  test.each([
    ['Your places are no longer held', true, { ...swim, holdExpired: true, holdExpiresAt: until('11:50') }, {}],
    ['Held while you pay', false, swim, paying],
    [
      'Held for 4:00',
      false,
      { ...swim, holdExpiresAt: until('12:04') },
      { hold: { expiresAt: until('12:04'), extensionsLeft: 0 } },
    ],
  ] as const)('says “%s”; can be kept: %s', async (words, canBeKept, item, input) => {
    showSide(makeCart([item], input));
    await sideLine('Swim for fitness');
    expect(side().getAllByText(/held/i, { selector: 'span' })[0]).toHaveTextContent(words);
    expect(side().queryAllByRole('button', { name: 'Keep my places' })).toHaveLength(canBeKept ? 1 : 0);
  });

  test('is not said of things that are not held', async () => {
    showSide(makeCart([sessionItem(5, 'Ten swims', 5000)]));
    await sideLine('Ten swims');
    expect(side().queryByText(/held/i)).not.toBeInTheDocument();
  });
});

describe('the bar of a phone and the line below a choice', () => {
  const both = (
    <>
      <BasketBar />
      <BasketNote />
    </>
  );
  const show = (cart: Cart, stage: Stage = {}) => {
    answer('getCart', cart);
    return renderOnSite(both, { session: member, ...stage });
  };
  const bar = async () => within(await screen.findByRole('region', { name: 'Basket summary' }));

  test('say how much is in the basket and how long it is held', async () => {
    show(makeCart([swim, court]));
    expect((await bar()).getByText('£14.80')).toBeVisible();
    expect((await bar()).getByText(/2 items/)).toHaveTextContent('2 items · held 10:00');
    expect((await bar()).getByRole('link', { name: 'Checkout now' })).toHaveAttribute('href', '/basket/checkout');
    expect((await bar()).getByRole('link', { name: 'View basket' })).toHaveAttribute('href', '/basket');
    const note = screen.getByText('2 items in your basket').parentElement;
    expect(note).toHaveTextContent('2 items in your basket, held for 10:00. Checkout now · View basket');
  });

  test.each([
    ['that is being paid', [swim], paying, 'Checkout now · View basket'],
    ['whose time has run out', [{ ...swim, holdExpired: true, holdExpiresAt: until('11:50') }], {}, 'View basket'],
    ['that holds nothing', [sessionItem(5, 'Ten swims', 560)], {}, 'Checkout now · View basket'],
  ])('say no time of a basket %s', async (_, items, input, ways) => {
    show(makeCart(items, input));
    expect((await bar()).getByText('1 item')).toBeVisible();
    expect(screen.getByText('1 item in your basket').parentElement).toHaveTextContent(`basket. ${ways}`);
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  test('are not there for an empty basket, a failed one or a visitor', async () => {
    let reads = 0;
    answer('getCart', makeCart(), { seen: () => (reads += 1) });
    const empty = renderOnSite(both, { session: member });
    await waitFor(() => expect(reads).toBe(1));
    expect(empty.container).toBeEmptyDOMElement();
    empty.unmount();
    refuse('getCart', 'unexpected', {}, { seen: () => (reads += 1) });
    const failed = renderOnSite(both, { session: member });
    await waitFor(() => expect(reads).toBe(2));
    expect(failed.container).toBeEmptyDOMElement();
    failed.unmount();
    expect(renderOnSite(both, { session: guest }).container).toBeEmptyDOMElement();
    expect(reads).toBe(2);
  });
});
