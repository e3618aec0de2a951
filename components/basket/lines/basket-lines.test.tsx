import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BasketView } from '#components/basket/basket-view.tsx';
import { findChanging } from '#components/booking/changing-line.ts';
import type { CartItem } from '#contract/cart/cart-items.ts';
import { alexState, campItem, extraItem, makeCart, money, sessionItem, uuid } from '#tests/support/make/make-cart.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, answerOwn, refuse, withSiteServer } from '#tests/support/site-server.ts';

withSiteServer();
beforeEach(() => {
  answerOwn('get', '/api/session', () => ({}));
  answer('getAuthUser', alexState);
});

const swim = sessionItem(1, 'Swim for fitness', 560);
const badminton = sessionItem(2, 'Badminton, court 3', 920);
const aqua = sessionItem(3, 'Aqua fit', 620);

const show = (items: CartItem[], stage: Stage = {}) => {
  answer('getCart', makeCart(items));
  return renderOnSite(<BasketView wasLoggedIn renderedAt={0} />, { session: member, ...stage });
};
const line = async (name: string) => {
  const item = (await screen.findByRole('heading', { level: 2, name: new RegExp(name) })).closest('li');
  if (!item) throw new Error(`${name} is not in the basket`);
  return within(item);
};
/** Lets a removal succeed once the function that is returned has been called. */
const slowRemoval = (left: CartItem[]) => {
  let calls = 0;
  let finish = () => undefined as void;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  answer('removeCartItems', makeCart(left), { seen: () => (calls += 1), after: finished });
  answer('getCart', makeCart(left));
  return { finish: () => finish(), count: () => calls };
};

describe('a booked line', () => {
  const cutOff = { utc: '2099-11-19T16:30:00Z', local: '2099-11-19 16:30:00', timezone: 'Europe/London' };
  const free = { canCancel: true, cutOff, cutOffActions: [], awardsCredit: true };

  test('says until when it is free to cancel', async () => {
    show([sessionItem(1, 'Swim for fitness', 560, { cancellation: free }), badminton]);
    const rule = 'Free to cancel until 16:30 on Thu, 19 Nov 2099. The money comes back as credit.';
    expect((await line('Swim for fitness')).getByText(rule)).toBeVisible();
    expect((await line('Badminton')).queryByText(/cancel/)).not.toBeInTheDocument();
  });

  test('says what cancelling late costs, never more than is paid', async () => {
    const cancellation = { ...free, cutOffActions: ['charge_fee' as const], fee: money(300) };
    show([
      sessionItem(1, 'Swim for fitness', 560, { cancellation }),
      sessionItem(2, 'Badminton', 200, { cancellation }),
    ]);
    expect((await line('Swim for fitness')).getByText(/After that it costs £3\.00\.$/)).toBeVisible();
    expect((await line('Badminton')).getByText(/After that it costs £2\.00\.$/)).toBeVisible();
  });

  test('promises no money where none is paid: the use goes back to its package', async () => {
    const saving = { kind: 'package' as const, name: '10-swim card', amount: money(560), uses: 1 };
    const savings = [{ ...saving, usesLeft: 6, usesTotal: 10 }];
    show([
      sessionItem(1, 'Lane swim', 0, { cancellation: free, packageApplied: true, savings }),
      sessionItem(2, 'Badminton', 0, { cancellation: free, benefitApplied: true }),
    ]);
    const until = 'Free to cancel until 16:30 on Thu, 19 Nov 2099.';
    expect((await line('Lane swim')).getByText(`${until} Your use goes back to 10-swim card.`)).toBeVisible();
    expect((await line('Badminton')).getByText(until)).toBeVisible();
  });

  test('leads back to its session in the timetable', async () => {
    show([sessionItem(1, 'Swim for fitness', 560, { bookingType: 'ticketed', activitySlug: 'lane-swimming' })]);
    const change = (await line('Swim for fitness')).getByRole('link', { name: 'Change Swim for fitness' });
    expect(change).toHaveAttribute(
      'href',
      '/location/riverside-leisure-centre/lane-swimming/2026-11-19#session-AAAAAAAAAAAAAAAAAAAAAA202611191831',
    );
  });

  test('is changed for its person, whom the customer acts for then', async () => {
    const selected = jest.fn();
    answerOwn('put', '/api/session/selected-user', () => {
      selected();
      return {};
    });
    const item = { bookingType: 'ticketed', activitySlug: 'lane-swimming', purchasedForUserId: 8 } as const;
    show([sessionItem(1, 'Swim for fitness', 560, item)]);
    const change = (await line('Swim for fitness')).getByRole('link', { name: 'Change Swim for fitness' });
    // The test's browser has no other page to go to.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(change);
    await waitFor(() => expect(selected).toHaveBeenCalledTimes(1));
    expect(findChanging('riverside-leisure-centre')).toMatchObject({ id: uuid(1), forUserId: 8 });
  });

  test('of an older backend has no way to its timetable', async () => {
    show([swim]);
    expect((await line('Swim for fitness')).queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('what a line costs', () => {
  test('is said without its extras, which stand below it with theirs', async () => {
    show([sessionItem(1, 'Vinyasa', 520, { childItems: [extraItem(11, 'Mat', 150), extraItem(12, 'Towel', 100, 2)] })]);
    const vinyasa = await line('Vinyasa');
    expect(vinyasa.getByText('£5.20')).toBeVisible();
    const extras = within(vinyasa.getByRole('list', { name: 'With Vinyasa' })).getAllByRole('listitem');
    expect(extras.map(({ textContent }) => textContent)).toEqual(['Mat £1.50', 'Towel 2 x £1.00£2.00']);
  });

  test('is the total of all its places', async () => {
    show([sessionItem(1, 'Swim for fitness', 1680, { quantity: 3, price: money(560) })]);
    expect((await line('3 x Swim for fitness')).getByText('£16.80')).toBeVisible();
  });

  test('is nothing where a membership pays, and says why', async () => {
    show([sessionItem(4, 'Early lane swim', 0, { benefitApplied: true })]);
    const early = await line('Early lane swim');
    expect(early.getByText('£0.00')).toBeVisible();
    expect(early.getByText('Membership benefit applied')).toBeVisible();
  });

  test('names a fee, which cannot be taken off', async () => {
    const fee = {
      ...extraItem(71, 'Joining fee', 2500),
      type: 'journal_transaction' as const,
      journalTransactionId: uuid(711),
    };
    show([sessionItem(7, 'Gym membership', 3200, { childItems: [fee] })]);
    const membership = await line('Gym membership');
    expect(membership.getByText('£32.00')).toBeVisible();
    expect(membership.getByText('Joining fee')).toBeVisible();
    expect(membership.getByText('£25.00')).toBeVisible();
    expect(membership.queryByRole('button', { name: 'Remove Joining fee' })).not.toBeInTheDocument();
  });
});

describe('a line', () => {
  test.each([
    [1, 'Swim for fitness'],
    [2, '2 x Swim for fitness'],
    [20, '20 x Swim for fitness'],
  ])('of %d is called “%s”', async (quantity, name) => {
    show([{ ...swim, quantity }]);
    expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
  });

  test('without extras has no list of them', async () => {
    show([swim]);
    await line('Swim for fitness');
    expect(screen.queryByRole('list', { name: /^With/ })).not.toBeInTheDocument();
  });

  test('for somebody whose link is not confirmed names nobody', async () => {
    show([{ ...swim, purchasedForUserId: 9 }]);
    expect((await line('Swim for fitness')).queryByText(/Jo Morgan/)).not.toBeInTheDocument();
  });

  test('has a name as long as it likes', async () => {
    const name = `Multi-sport ${'holiday '.repeat(30)}camp`;
    show([campItem(5, name, ['2026-12-21', '2026-12-22'])]);
    expect((await line('^Multi-sport')).getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  });

  test.each([
    ['the last use of a package leads to the packages of its venue', 'package', 0, 1],
    ['a package with uses left leads nowhere', 'package', 1, 0],
    ['the last use of a benefit leads nowhere', 'benefit', 0, 0],
  ] as const)('%s', async (_, kind, usesLeft, count) => {
    const flag = { package: { packageApplied: true }, benefit: { benefitApplied: true } }[kind];
    const saving = { kind, name: 'Ten swims', amount: money(560), uses: 1, usesLeft, usesTotal: 10 };
    show([sessionItem(4, 'Early lane swim', 0, { ...flag, savings: [saving] })]);
    const links = (await line('Early lane swim')).queryAllByRole('link', { name: 'More packages' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: count }, () => '/packages/location/riverside-leisure-centre'),
    );
  });

  test('is in Welsh', async () => {
    show([sessionItem(4, 'Early lane swim', 0, { packageApplied: true })], { language: 'cy' });
    const early = await line('Early lane swim');
    expect(early.getByText('Pecyn wedi’i ddefnyddio')).toBeVisible();
    expect(early.getByRole('button', { name: 'Tynnu Early lane swim' })).toBeVisible();
  });
});

describe('taking a line off', () => {
  test('asks once, however often it is pressed, and says that it is under way', async () => {
    show([swim, badminton]);
    const fitness = await line('Swim for fitness');
    const { finish, count } = slowRemoval([badminton]);
    const button = fitness.getByRole('button', { name: 'Remove Swim for fitness' });
    await userEvent.dblClick(button);
    await userEvent.click(button);
    expect(fitness.getByRole('status')).toHaveTextContent('Removing Swim for fitness');
    expect((await line('Badminton')).queryByRole('status')).not.toBeInTheDocument();
    finish();
    await waitFor(() => expect(screen.queryByText(/Swim for fitness/)).not.toBeInTheDocument());
    expect(count()).toBe(1);
  });

  test('leads to the line above when the last one has gone', async () => {
    show([swim, badminton, aqua]);
    await line('Aqua fit');
    slowRemoval([swim, badminton]).finish();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Aqua fit' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Badminton, court 3' })).toHaveFocus());
  });

  test('can be done by keyboard', async () => {
    show([badminton]);
    (await screen.findByRole('button', { name: 'Remove Badminton, court 3' })).focus();
    slowRemoval([]).finish();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Your shopping basket is empty' })).toBeVisible();
  });

  test('leads to the name of the basket in an embedded page, where the strip cannot take the focus', async () => {
    show([badminton], { mode: 'embedded' });
    await line('Badminton');
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    slowRemoval([]).finish();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Badminton, court 3' }));
    await waitFor(() => expect(screen.getByText('Shopping basket')).toHaveFocus());
  });
});

test.each([
  ['benefitApplied', 'removeBenefit', 'Remove benefit'],
  ['packageApplied', 'removePackageUsage', 'Pay instead'],
] as const)('what is refused leaves %s as it is and says why', async (flag, operation, button) => {
  const { toasts } = show([sessionItem(4, 'Early lane swim', 0, { [flag]: true })]);
  refuse(operation, 'payment_in_progress');
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await waitFor(() =>
    expect(toasts).toEqual([{ type: 'danger', message: 'A payment for this basket is in progress' }]),
  );
  expect(screen.getByRole('button', { name: button })).toBeEnabled();
});

test('an extra that is being taken off cannot be pressed again', async () => {
  show([sessionItem(1, 'Vinyasa', 520, { childItems: [extraItem(11, 'Mat', 150)] })]);
  const mat = within((await screen.findByText('Mat')).closest('li') as HTMLElement);
  answer('removeUserCartItem', makeCart([swim]), { after: new Promise(() => undefined) });
  const remove = mat.getByRole('button', { name: 'Remove Mat' });
  await userEvent.click(remove);
  expect(await mat.findByRole('status')).toHaveTextContent('Removing Mat');
  expect(remove).toHaveFocus();
  expect(remove).toHaveAttribute('aria-disabled', 'true');
});
