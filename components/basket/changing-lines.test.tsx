import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CartItem } from '#contract/cart/cart-items.ts';
import type { Cart } from '#contract/cart/cart.ts';
import { alexState, campItem, makeCart, money, sessionItem, uuid } from '#tests/support/make/make-cart.ts';
import { session } from '#tests/support/model/sessions.ts';
import { member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, answerOwn, loseFirstAnswer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { sessionWithRule } from '#tests/support/timetable-components/session-with-rule.ts';
import { BasketView } from './basket-view.tsx';

withSiteServer();
beforeEach(() => {
  answerOwn('get', '/api/session', () => ({}));
  answer('getAuthUser', alexState);
});

const show = (items: CartItem[], input: Partial<Cart> = {}) => {
  answer('getCart', makeCart(items, input));
  return renderOnSite(<BasketView wasLoggedIn renderedAt={0} />, { session: member });
};
const swim = sessionItem(1, 'Swim for fitness', 1120, { bookingType: 'ticketed', quantity: 2, price: money(560) });
const aqua = sessionItem(2, 'Aqua fit', 620);
const updated = 'Successfully updated item in the basket.';
const noConnection = 'There is no connection. Nothing is lost, please try again.';

describe('how many', () => {
  test('is sent once when the presses pause, and the server’s price shown', async () => {
    const { toasts } = show([swim]);
    const more = await screen.findByRole('button', { name: 'One more, Swim for fitness' });
    const seen = jest.fn();
    const five = makeCart([{ ...swim, quantity: 5, lineTotal: money(2800) }]);
    answer('updateCartItem', five, { seen: ({ body }) => seen(body) });
    await userEvent.tripleClick(more);
    expect(screen.getByRole('spinbutton', { name: 'How many, Swim for fitness' })).toHaveValue('5');
    answer('getCart', five);
    await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: updated }]));
    expect(seen.mock.calls).toEqual([[{ options: { quantity: 5 } }]]);
    expect((await screen.findAllByText('£28.00')).length).toBeGreaterThan(0);
  });

  test('is one change however often it is sent before its answer arrives', async () => {
    const { toasts } = show([swim]);
    const keys = loseFirstAnswer('updateCartItem', makeCart([{ ...swim, quantity: 3 }]));
    const more = await screen.findByRole('button', { name: 'One more, Swim for fitness' });
    await userEvent.click(more);
    await waitFor(() => expect(toasts).toEqual([{ type: 'danger', message: noConnection }]));
    await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveValue('2'));
    await userEvent.click(more);
    await waitFor(() => expect(toasts[1]).toEqual({ type: 'success', message: updated }));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('goes back when there are no more places', async () => {
    const { toasts } = show([swim]);
    refuse('updateCartItem', 'session_full');
    await userEvent.click(await screen.findByRole('button', { name: 'One more, Swim for fitness' }));
    await waitFor(() => expect(toasts).toMatchObject([{ type: 'danger' }]));
    await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveValue('2'));
  });

  test('cannot be changed for another person, a class or a camp', async () => {
    show([{ ...swim, quantity: 1, purchasedForUserId: 8 }, aqua, campItem(3, 'Camp', ['2026-12-21'])]);
    await screen.findByRole('combobox', { name: 'Who is Aqua fit for?' });
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
  });
});

test('the person can be changed, and is the server’s to allow', async () => {
  const { toasts } = show([aqua]);
  const person = await screen.findByRole('combobox', { name: 'Who is Aqua fit for?' });
  expect(
    within(person)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Alex Morgan (You)', 'Sam Morgan']);
  const seen = jest.fn();
  answer('updateCartItem', makeCart([{ ...aqua, purchasedForUserId: 8 }]), { seen: ({ body }) => seen(body) });
  answer('getCart', makeCart([{ ...aqua, purchasedForUserId: 8 }]));
  await userEvent.selectOptions(person, 'Sam Morgan');
  await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: updated }]));
  expect(seen).toHaveBeenCalledWith({ options: { purchased_for_user_id: 8 } });
  await waitFor(() => expect(person).toHaveValue('8'));
});

describe('a person who has not agreed to the waiver', () => {
  const waiver = { id: uuid(70), name: 'reformer health waiver', type: 'pre-purchase-waiver' as const };
  const changeToSam = async () => {
    const stage = show([aqua]);
    const restrictions = { prePurchaseWaiver: waiver, prePurchaseInduction: null, criteria: 'any' as const };
    const request = jest.fn();
    answer('getActivity', sessionWithRule(session({ restrictions })), {
      seen: ({ url }) => request(url.searchParams.get('selected_user_id')),
    });
    refuse('updateCartItem', 'validation_failed', {
      errors: { 'options.activity_restriction_ids': ['Agree to waiver'] },
    });
    const person = await screen.findByRole('combobox', { name: 'Who is Aqua fit for?' });
    await userEvent.selectOptions(person, 'Sam Morgan');
    const question = within(await screen.findByRole('group', { name: 'Sam Morgan has to agree first' }));
    expect(request).toHaveBeenCalledWith('8');
    expect(person).toHaveValue('8');
    return { ...stage, person, question };
  };

  test('is asked to, and gets the place with the agreement', async () => {
    const { toasts, question } = await changeToSam();
    const agreement = question.getByRole('checkbox', { name: 'I agree to the reformer health waiver' });
    expect(agreement).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: 'Agree to waiver' }));
    expect(agreement).toHaveFocus();
    await userEvent.click(agreement);
    const seen = jest.fn();
    const forSam = makeCart([{ ...aqua, purchasedForUserId: 8 }]);
    answer('updateCartItem', forSam, { seen: ({ body }) => seen(body) });
    answer('getCart', forSam);
    await userEvent.click(question.getByRole('button', { name: 'Book for Sam Morgan' }));
    await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: updated }]));
    expect(seen).toHaveBeenCalledWith({
      options: { purchased_for_user_id: 8, activity_restriction_ids: [waiver.id] },
    });
    expect(screen.queryByRole('group', { name: 'Sam Morgan has to agree first' })).not.toBeInTheDocument();
  });

  test('does not get the place when it is left as it was', async () => {
    const { toasts, person, question } = await changeToSam();
    await userEvent.click(question.getByRole('button', { name: 'Leave it as it was' }));
    expect(person).toHaveValue('7');
    expect(person).toHaveFocus();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(toasts).toEqual([]);
  });
});

describe('clearing the basket', () => {
  const item = { purchasableType: 'purchasableOccurrence', purchasableId: 'x'.repeat(34), quantity: 1 } as const;
  const cleared = [
    { name: 'Swim for fitness', item: { ...item, applyBenefit: true } },
    { name: 'Aqua fit', item: { ...item, applyBenefit: true } },
  ];
  const clear = async () => {
    const stage = show([swim, aqua]);
    const button = await screen.findByRole('button', { name: 'Clear basket' });
    answer('clearCart', { ...makeCart(), cleared });
    answer('getCart', makeCart());
    await userEvent.click(button);
    const undo = await screen.findByRole('button', { name: 'Undo, put everything back' });
    expect(undo).toHaveFocus();
    expect(stage.toasts).toEqual([{ type: 'success', message: 'Successfully cleared order.' }]);
    return { ...stage, undo };
  };

  test('is undone in one call', async () => {
    const { undo, toasts } = await clear();
    const seen = jest.fn();
    answer('addCartItems', makeCart([swim, aqua]), { seen });
    answer('getCart', makeCart([swim, aqua]));
    await userEvent.click(undo);
    expect(await screen.findByRole('heading', { level: 2, name: 'Aqua fit' })).toBeVisible();
    expect(seen).toHaveBeenCalledTimes(1);
    expect(toasts).toContainEqual({ type: 'success', message: 'Your basket is as it was.' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('does not bring it back twice when the answer is lost', async () => {
    const { undo, toasts } = await clear();
    const keys = loseFirstAnswer('addCartItems', makeCart([swim, aqua]));
    await userEvent.click(undo);
    await waitFor(() => expect(toasts).toContainEqual({ type: 'danger', message: noConnection }));
    answer('getCart', makeCart([swim, aqua]));
    await userEvent.click(undo);
    expect(await screen.findByRole('heading', { level: 2, name: 'Aqua fit' })).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('can be undone when its own answer is lost', async () => {
    const { toasts } = show([swim, aqua]);
    const button = await screen.findByRole('button', { name: 'Clear basket' });
    const keys = loseFirstAnswer('clearCart', { ...makeCart(), cleared });
    answer('getCart', makeCart());
    await userEvent.click(button);
    const undo = await screen.findByRole('button', { name: 'Undo, put everything back' });
    expect(toasts).toEqual([{ type: 'danger', message: noConnection }]);
    let sent: unknown;
    answer('addCartItems', makeCart([swim, aqua]), { seen: ({ body }) => (sent = body) });
    refuse('addCartItems', 'unexpected', {}, { once: true });
    await userEvent.click(undo);
    await waitFor(() => expect(toasts).toHaveLength(2));
    answer('getCart', makeCart([swim, aqua]));
    await userEvent.click(undo);
    expect(await screen.findByRole('heading', { level: 2, name: 'Aqua fit' })).toBeVisible();
    expect(sent).toMatchObject({ items: [{ quantity: 1 }, { quantity: 1 }] });
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('brings back what is still free and says what could not', async () => {
    const { undo } = await clear();
    const seen = jest.fn();
    answer('addCartItems', makeCart([swim]), { seen: ({ body }) => seen(body) });
    refuse('addCartItems', 'session_full', { details: { item_index: 1 } }, { once: true });
    answer('getCart', makeCart([swim]));
    await userEvent.click(undo);
    expect(await screen.findByText('Aqua fit could not come back: the places have gone meanwhile.')).toBeVisible();
    expect(seen).toHaveBeenCalledTimes(1);
  });
});

test('a basket says what it would cost, each saving by name, and what is saved', async () => {
  const saving = {
    kind: 'package',
    name: '10-swim package',
    amount: money(560),
    uses: 1,
    usesLeft: 5,
    usesTotal: 10,
  } as const;
  const memberPrice = {
    kind: 'member_price',
    name: null,
    amount: money(100),
    uses: 0,
    usesLeft: null,
    usesTotal: null,
  } as const;
  const lane = sessionItem(3, 'Lane swim', 0, { packageApplied: true, fullPrice: money(560), savings: [saving] });
  const yogaLine = sessionItem(4, 'Vinyasa', 520, { fullPrice: money(620), savings: [memberPrice] });
  const summary = { fullPrice: money(1180), extras: money(0), savings: [memberPrice, saving], saved: money(660) };
  show([lane, yogaLine], { summary });
  const swimLine = within((await screen.findByRole('heading', { name: 'Lane swim' })).closest('li') as HTMLElement);
  expect(swimLine.getByText('One use, 5 left after this')).toBeVisible();
  expect(swimLine.getByRole('button', { name: 'Pay instead' })).toHaveAccessibleDescription('Lane swim');
  const vinyasa = within(screen.getByRole('heading', { name: 'Vinyasa' }).closest('li') as HTMLElement);
  expect(vinyasa.getByText('Member price').closest('p')).toHaveTextContent('£5.20Before: £6.20Member price');
  const sums = within(screen.getByRole('complementary', { name: 'Summary and checkout' }));
  expect(sums.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Full price',
    'Member prices',
    '10-swim package, one use',
    'Basket cost',
    'Total to pay',
  ]);
  expect(sums.getByText('You save').nextSibling).toHaveTextContent('£6.60');
  expect(screen.getByRole('region', { name: 'Basket summary' })).toHaveTextContent('You save £6.60');
});
