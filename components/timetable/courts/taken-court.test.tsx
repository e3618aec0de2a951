import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { browserQueryClient } from '#lib/query/browser-query-client.ts';
import { sessionItem } from '#tests/support/make/make-cart.ts';
import { action } from '#tests/support/model/sessions.ts';
import { answer, answerBy, refuse, serve, withSiteServer } from '#tests/support/site-server.ts';
import { changeLine } from '#tests/support/timetable-components/change-line.ts';
import { showCourts, slot } from '#tests/support/timetable-components/courts.tsx';
import { AHEAD, emptyCart } from '#tests/support/timetable-components/day.ts';

withSiteServer();
afterEach(() => onlineManager.setOnline(true));

const taken = { capacity: { available: 0, consumed: 1, maximum: 1 }, bookableAction: action(null, null, 'full') };
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

const otherChosen = (court: number, other: number) =>
  `Court ${court} has just been taken. Court ${other} is free at the same time, so it is chosen instead.`;
const noneThen = 'Court 1 has just been taken, and no other is free at 18:00.';
/** As somebody does who comes back to the page. */
const readAgain = async () => act(async () => browserQueryClient().invalidateQueries());

describe('a link to a court', () => {
  const follow = (...slots: OccurrenceSummary[]) => {
    const [first] = slots;
    window.history.replaceState(null, '', `#session-${first?.id}`);
    return showCourts(slots);
  };
  beforeEach(() => void (Element.prototype.scrollIntoView = () => undefined));
  afterEach(() => window.history.replaceState(null, '', ' '));

  test('chooses it', async () => {
    const { toasts } = follow(slot(18, 2), slot(18, 1));
    expect(await cell(2)).toHaveAttribute('aria-pressed', 'true');
    expect(toasts).toEqual([]);
  });

  test('that has been taken since chooses another that is free at the same time, and says so', async () => {
    const { toasts } = follow(slot(18, 1, taken), slot(17, 2), slot(18, 3));
    await waitFor(async () => expect(await cell(3)).toHaveAttribute('aria-pressed', 'true'));
    expect(toasts).toEqual([{ type: 'info', message: otherChosen(1, 3) }]);
  });

  test('of a line that is being changed says nothing while a page for everybody shows it as taken', async () => {
    const changed = slot(18, 1, taken);
    const { id, venue, startsAt, endsAt } = changed;
    const held = { venue, purchasedForUserId: 7, startsAt, endsAt };
    changeLine(Object.assign(sessionItem(1, 'Badminton', 920, held), { occurrenceId: id }));
    const { toasts } = follow(changed, slot(18, 3));
    await screen.findByRole('heading', { name: 'Choose a court' });
    answer('listActivitySlotsV2', [
      slot(18, 1, { ...taken, bookableAction: action('cancel_reservation') }),
      slot(18, 3),
    ]);
    await readAgain();
    expect((await screen.findAllByText(/^Changing Badminton/)).length).toBeGreaterThan(0);
    expect(await cell(1)).toHaveAttribute('aria-pressed', 'true');
    expect(toasts).toEqual([]);
    sessionStorage.clear();
  });

  test('gives the focus to the one that is chosen instead', async () => {
    follow(slot(18, 1, taken), slot(18, 3));
    await waitFor(async () => expect(await cell(3)).toHaveFocus());
  });

  test('leaves the focus where somebody has gone on to', async () => {
    follow(slot(18, 1), slot(18, 3));
    await cell(1);
    const add = places().card.getByRole('button', { name: /^Add to basket/ });
    act(() => add.focus());
    answer('listActivitySlotsV2', [slot(18, 1, taken), slot(18, 3)]);
    await readAgain();
    await waitFor(async () => expect(await cell(3)).toHaveAttribute('aria-pressed', 'true'));
    expect(places().card.getByRole('button', { name: /^Add to basket/ })).toHaveFocus();
  });

  test('that is taken by now, which an old page does not know yet, does so too', async () => {
    const { toasts } = follow(slot(18, 1), slot(18, 3));
    expect(await cell(1)).toHaveAttribute('aria-pressed', 'true');
    answer('listActivitySlotsV2', [slot(18, 1, taken), slot(18, 3)]);
    await readAgain();
    await waitFor(async () => expect(await cell(3)).toHaveAttribute('aria-pressed', 'true'));
    expect(toasts).toEqual([{ type: 'info', message: otherChosen(1, 3) }]);
  });

  test('chooses nothing when none is free then', async () => {
    follow(slot(18, 1, taken), slot(19, 2));
    expect(await cell(2, 19)).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('heading', { name: 'Choose a court' })).toBeVisible();
  });
});

describe('a chosen court that somebody else takes meanwhile', () => {
  const addFrom = (place: 'card' | 'bar') =>
    userEvent.click(places()[place].getByRole('button', { name: /^Add to basket/ }));

  test('refused when it is added: another that is free then is chosen, in one sentence, and the button is there again', async () => {
    refuse('addCartItems', 'session_full', {}, { once: true });
    const { toasts } = showCourts([slot(18, 1), slot(18, 2), slot(19, 1)]);
    await choose(1);
    answer('listActivitySlotsV2', [slot(18, 1, taken), slot(18, 2), slot(19, 1)]);
    await addFrom('card');
    await waitFor(() => expect(places().card.getByRole('heading', { name: 'Court 2' })).toBeVisible());
    expect(toasts).toEqual([{ type: 'info', message: otherChosen(1, 2) }]);
    const button = places().card.getByRole('button', { name: /^Add to basket/ });
    expect(button).toHaveFocus();
    let sent: unknown;
    answer('addCartItems', emptyCart, { seen: ({ body }) => (sent = body) });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent).toMatchObject({ items: [{ purchasable_id: slot(18, 2).id }] }));
  });

  test('none free then: the next free one is offered, and chosen with the focus on its cell', async () => {
    refuse('addCartItems', 'session_full');
    const { toasts } = showCourts([slot(18, 1), slot(19, 2)]);
    await choose(1);
    answer('listActivitySlotsV2', [slot(18, 1, taken), slot(19, 2)]);
    await addFrom('bar');
    const [inCard] = await screen.findAllByRole('button', { name: 'Choose 19:00' });
    expect(screen.getAllByText(/Next free court: Wed, 18 Nov, 19:00/)[0]).toBeVisible();
    expect(toasts).toEqual([{ type: 'info', message: noneThen }]);
    await userEvent.click(inCard as HTMLElement);
    await waitFor(async () => expect(await cell(2, 19)).toHaveFocus());
    expect(places().card.getByRole('heading', { name: 'Court 2' })).toBeVisible();
  });

  test('none free at all: that is said, and another day has the next one', async () => {
    refuse('addCartItems', 'session_full');
    const { toasts, router } = showCourts([slot(18, 1)]);
    await choose(1);
    answerBy('listActivitySlotsV2', ({ url }) => ({
      data: url.searchParams.get('date') === AHEAD ? [slot(18, 1, taken)] : [slot(9, 2, {}, '2099-11-20')],
    }));
    await addFrom('card');
    const [take] = await screen.findAllByRole('button', { name: 'Choose 09:00' });
    expect(toasts).toEqual([{ type: 'info', message: noneThen }]);
    await userEvent.click(take as HTMLElement);
    expect(router.push).toHaveBeenCalledWith(expect.stringContaining('/2099-11-20#session-'), { scroll: false });
  });

  test('refused for another reason it stays chosen, and the reason is told', async () => {
    refuse('addCartItems', 'session_full');
    const { toasts } = showCourts([slot(18, 1), slot(18, 2)]);
    await choose(1);
    await addFrom('card');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts).toEqual([{ type: 'danger', message: 'The session being booked is already full' }]);
    expect(await cell(1)).toHaveAttribute('aria-pressed', 'true');
  });

  test('without a connection it stays chosen, and that is told before the connection is back', async () => {
    serve(http.post('*/checkout/cart/add', () => HttpResponse.error()));
    const { toasts } = showCourts([slot(18, 1), slot(18, 2)]);
    await choose(1);
    onlineManager.setOnline(false);
    await addFrom('card');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts).toEqual([{ type: 'danger', message: 'There is no connection. Nothing is lost, please try again.' }]);
    onlineManager.setOnline(true);
    expect(await cell(1)).toHaveAttribute('aria-pressed', 'true');
  });

  test('one’s own reservation is no court that somebody else took', async () => {
    const { toasts } = showCourts([slot(18, 1), slot(18, 2)]);
    await choose(1);
    const booked = { ...taken, bookableAction: action('cancel_reservation') };
    answer('listActivitySlotsV2', [slot(18, 1, booked), slot(18, 2)]);
    await readAgain();
    expect(await screen.findAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
    expect(toasts).toEqual([]);
  });
});
