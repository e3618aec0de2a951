import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '#components/booking/cancelling/cancel-dialog.tsx';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { action } from '#tests/support/model/sessions.ts';
import { guest, member } from '#tests/support/render-on-site.tsx';
import { riverside } from '#tests/support/shell-components/site-settings.ts';
import { answer, answerOwn, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { showCourts, slot } from '#tests/support/timetable-components/courts.tsx';
import { emptyCart } from '#tests/support/timetable-components/day.ts';
import { sessionWithRule } from '#tests/support/timetable-components/session-with-rule.ts';

withSiteServer();

const taken = { capacity: { available: 0, consumed: 1, maximum: 1 }, bookableAction: action(null, null, 'full') };
const waiver = {
  id: '00000000-0000-4000-8000-000000000070',
  name: 'court rules',
  type: 'pre-purchase-waiver' as const,
};
const restrictions = { prePurchaseWaiver: waiver, prePurchaseInduction: null, criteria: 'any' as const };
const cell = (court: number, hour = 18) =>
  screen.findByRole('button', { name: new RegExp(`^Court ${court}, ${hour}:00`) });

/** The card beside the grid and the bar of a phone, of which a screen shows one. */
const places = () => {
  const [card, bar] = screen.getAllByRole('region', { name: 'Your selection' });
  if (!card || !bar) throw new Error('nothing is chosen');
  return { card: within(card), bar: within(bar) };
};
const choose = async (court: number, hour = 18) => {
  await userEvent.click(await cell(court, hour));
  return places();
};

describe('before a choice', () => {
  test('the card says what to do, and the bar has the basket', async () => {
    showCourts([slot(18, 1)]);
    await cell(1);
    const card = within(screen.getByRole('region', { name: 'Your selection' }));
    expect(card.getByRole('heading', { name: 'Choose a court' })).toBeVisible();
    expect(card.getByText('Choose a free time and it appears here.')).toBeVisible();
    expect(screen.getByText('Basket bar')).toBeVisible();
  });

  test('the marks of the grid are explained', async () => {
    showCourts([slot(18, 1)]);
    await cell(1);
    const legend = within(screen.getByRole('list', { name: 'What the marks mean' }));
    expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Free',
      'Selected',
      'Sold out',
      'Busy',
      'Reserved',
      'Booked by you',
    ]);
  });
});

test('the chosen court says until when it can be cancelled and what to bring, before it is in the basket', async () => {
  showCourts([slot(18, 1)]);
  const fee = { formatted: '£3.00', value: 300, currency: 'GBP' };
  const cutOff = { utc: '2099-11-18T16:30:00Z', local: '2099-11-18 16:30:00', timezone: 'Europe/London' };
  const rule = { cutOff, cutOffActions: ['charge_fee' as const], fee };
  answer('getActivity', { ...sessionWithRule(slot(18, 1), rule), whatToBring: 'Your own racket' });
  const { card } = await choose(1);
  expect(await card.findByText(/^Free to cancel until .* After that it costs £3\.00\.$/)).toBeVisible();
  expect(card.getByText(/Your own racket/)).toBeVisible();
});

describe('by keyboard', () => {
  const evening = () => [
    ...[slot(18, 1), slot(18, 2, taken), slot(18, 3)],
    ...[slot(19, 1, taken), slot(19, 2, taken), slot(19, 3, taken)],
    ...[slot(20, 1, taken), slot(20, 2), slot(20, 3, taken)],
  ];
  const noon = () => [slot(13, 1, taken), slot(13, 2), slot(13, 3, taken)];
  const reach = async (button: Promise<HTMLElement>) => {
    const found = await button;
    act(() => found.focus());
  };

  test('Tab leads to one court of the grid, and then out of it', async () => {
    showCourts(evening());
    await cell(1);
    const grid = screen.getByRole('grid');
    expect(
      within(grid)
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toEqual([await cell(1)]);
    await reach(cell(1));
    await userEvent.tab();
    expect(grid.contains(document.activeElement)).toBe(false);
  });

  test('Tab comes back to the court where somebody was', async () => {
    showCourts(evening());
    await reach(cell(3));
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    expect(await cell(3)).toHaveFocus();
  });

  test.each([
    ['ArrowRight', '{ArrowRight}', 1, 18, 3, 18],
    ['ArrowRight at the end of the row', '{ArrowRight}', 3, 18, 3, 18],
    ['ArrowLeft', '{ArrowLeft}', 3, 18, 1, 18],
    ['ArrowDown, past an hour without a free court', '{ArrowDown}', 1, 18, 2, 20],
    ['ArrowDown in the last row', '{ArrowDown}', 2, 20, 2, 20],
    ['ArrowUp', '{ArrowUp}', 2, 20, 1, 18],
    ['End', '{End}', 1, 18, 3, 18],
    ['Home', '{Home}', 3, 18, 1, 18],
    ['Control and End', '{Control>}{End}{/Control}', 1, 18, 2, 20],
    ['Control and Home', '{Control>}{Home}{/Control}', 2, 20, 2, 13],
    ['Page Down', '{PageDown}', 2, 13, 1, 18],
    ['Page Up', '{PageUp}', 2, 20, 2, 13],
    ['Page Up in the first part', '{PageUp}', 2, 13, 2, 13],
  ])('%s', async (_, key, court, hour, toCourt, toHour) => {
    showCourts([...noon(), ...evening()]);
    await reach(cell(court, hour));
    await userEvent.keyboard(key);
    const target = await cell(toCourt, toHour);
    await waitFor(() => expect(target).toHaveFocus());
  });

  test.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ])('%s chooses a court, and again puts it back; the focus stays', async (_, key) => {
    showCourts([slot(18, 1), slot(18, 2)]);
    const button = await cell(2);
    act(() => button.focus());
    await userEvent.keyboard(key);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(places().card.getByRole('heading', { name: 'Court 2' })).toBeVisible();
    await userEvent.keyboard(key);
    expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(button).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Choose a court' })).toBeVisible();
  });
});

describe('the chosen court', () => {
  test('is one at a time', async () => {
    showCourts([slot(18, 1), slot(18, 2)]);
    await choose(1);
    const { card } = await choose(2);
    expect(card.getByRole('heading', { name: 'Court 2' })).toBeVisible();
    expect(within(screen.getByRole('grid')).getAllByRole('button', { pressed: true })).toEqual([await cell(2)]);
  });

  test('shows when, where, for whom and for how much, in the bar in short', async () => {
    showCourts([slot(18, 1, { friendlyLocationName: 'Show court' })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show court, 18:00–19:00, £12.40' }));
    const { card, bar } = places();
    expect(card.getByText('Wed, 18 Nov 2099')).toBeVisible();
    expect(card.getByText('18:00–19:00, 60 min')).toBeVisible();
    expect(card.getByRole('heading', { name: 'Show court' })).toBeVisible();
    expect(card.getByText('Badminton')).toBeVisible();
    expect(await card.findByText('Alex Morgan (You)')).toBeVisible();
    expect(card.getByText('£12.40')).toBeVisible();
    expect(bar.getByText('Show court · 18:00–19:00')).toBeVisible();
    expect(bar.getByText('£12.40')).toBeVisible();
    expect(screen.queryByText('Basket bar')).not.toBeInTheDocument();
  });

  test('is for whoever is booked for', async () => {
    showCourts([slot(18, 1)], { session: { ...member, selectedUserId: 8 } });
    const { card } = await choose(1);
    expect(await card.findByText('Sam Morgan')).toBeVisible();
  });

  test('goes into the basket from the bar of a phone as well', async () => {
    let sent: unknown;
    answer('addCartItems', emptyCart, { seen: ({ body }) => (sent = body) });
    const { toasts } = showCourts([slot(18, 1), slot(18, 2)]);
    const { bar } = await choose(2);
    await userEvent.click(bar.getByRole('button', { name: /^Add to basket Badminton, Wednesday 18 November, 18:00/ }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(sent).toMatchObject({ items: [{ purchasable_id: slot(18, 2).id, quantity: 1 }] });
  });

  test('once it was added gives its place at the bottom to the basket, and the focus is on the court', async () => {
    answer('addCartItems', emptyCart);
    const { toasts } = showCourts([slot(18, 1), slot(18, 2)]);
    const { bar } = await choose(2);
    await userEvent.click(bar.getByRole('button', { name: /^Add to basket/ }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(await screen.findByText('Basket bar')).toBeVisible();
    expect(await cell(2)).toHaveFocus();
    await userEvent.click(await cell(1));
    expect(places().bar.getByRole('button', { name: /^Add to basket/ })).toBeVisible();
  });

  test('of a guest goes on to the log-in and stays chosen', async () => {
    answerOwn('get', '/api/session', () => ({
      data: { logged_in: false, user_id: null, selected_user_id: null, expires_at: null },
    }));
    const { openLogin } = showCourts([slot(18, 1)], { session: guest });
    const { card } = await choose(1);
    expect(card.queryByText(/\(You\)/)).not.toBeInTheDocument();
    await userEvent.click(card.getByRole('button', { name: /^Add to basket/ }));
    await waitFor(() => expect(openLogin).toHaveBeenCalledTimes(1));
    expect(await cell(1)).toHaveAttribute('aria-pressed', 'true');
  });

  test('speaks Welsh', async () => {
    showCourts([slot(18, 1)], { session: member, language: 'cy' });
    await userEvent.click(await screen.findByRole('button', { name: /^Court 1, 18:00/ }));
    const [card] = screen.getAllByRole('region', { name: 'Eich dewis' });
    if (!card) throw new Error('no card');
    expect(within(card).getByText('18:00–19:00, 60 mun')).toBeVisible();
    expect(within(card).getByRole('button', { name: /^I’r fasged/ })).toBeVisible();
  });
});

describe('a court with a waiver', () => {
  const signed = (input: Partial<OccurrenceSummary> = {}) => slot(18, 1, { restrictions, ...input });

  test('is agreed to in the card; pressed too early, the button leads to the box', async () => {
    let sent: unknown;
    answer('addCartItems', emptyCart, { seen: ({ body }) => (sent = body) });
    showCourts([signed()]);
    const { card } = await choose(1);
    await userEvent.click(card.getByRole('button', { name: /^Agree to waiver/ }));
    const box = card.getByRole('checkbox', { name: 'I agree to the court rules' });
    expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(card.getByRole('button', { name: /^Add to basket/ }));
    await waitFor(() => expect(sent).toMatchObject({ items: [{ activity_restriction_ids: [waiver.id] }] }));
  });
});

describe('courts of one’s own', () => {
  test.each([
    ['cancel_booking', 'Booked', 'Cancel'],
    ['cancel_reservation', 'Reserved', 'Remove'],
    ['join_waitlist', 'Join waitlist', 'Join'],
    ['leave_waitlist', 'On waitlist', 'Leave'],
  ] as const)('with %s are named, and their button is in the card', async (name, state, button) => {
    showCourts([slot(18, 1, { ...taken, bookableAction: action(name) }), slot(18, 2)]);
    await userEvent.click(await screen.findByRole('button', { name: `Court 1, 18:00–19:00, ${state}` }));
    expect(places().card.getByRole('button', { name: new RegExp(`^${button} `) })).toBeVisible();
  });

  test('are cancelled only after a question', async () => {
    answer('listBookings', []);
    answer('getVenue', riverside);
    refuse('cancelBookings', 'cannot_cancel');
    showCourts([slot(18, 1, { ...taken, bookableAction: action('cancel_booking') }), slot(18, 2)]);
    const { card } = await choose(1);
    await userEvent.click(card.getByRole('button', { name: /^Cancel/ }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this booking?' });
    expect(dialog).toHaveAccessibleDescription('Badminton, Wednesday 18 November, 18:00');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await cell(1)).toHaveAttribute('aria-pressed', 'true');
  });
});
