import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session, tiles } from '#tests/support/desk-components/desk-replies.ts';
import { sale, showDesk, withDesk } from '#tests/support/desk-components/desk-stage.tsx';
import { yoga } from '#tests/support/desk-components/session-parts.ts';
import { fakeTime, pass } from '#tests/support/fake-time.ts';
import { money, sessionItem, uuid } from '#tests/support/make/make-cart.ts';
import { answer, answerBy, refuse, type AskedCall } from '#tests/support/site-server.ts';
import { ticket } from '#tests/support/timetable-components/day.ts';
import { StartView } from './start-view.tsx';

withDesk();
const now = new Date('2026-11-18T09:12:00Z');
beforeEach(() => fakeTime(['clock'], now));
afterEach(() => void jest.useRealTimers());

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
/** Sessions of half an hour, one every five minutes from this time on. */
const many = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) =>
    session(index + 1, `Class ${index + 1}`, [clock(from + 5 * index), clock(from + 30 + 5 * index)]),
  );
function show(sessions = many(1, 600), stage: Parameters<typeof showDesk>[1] = {}) {
  answer('listDeskSessions', sessions);
  return showDesk(<StartView renderedAt={now.getTime()} />, {
    plannedPages: sessions.map(({ id }) => `foh/sessions/${id}`),
    ...stage,
  });
}
const names = () =>
  within(screen.getByRole('region', { name: 'Today' }))
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('heading').textContent);

describe('a long day', () => {
  it('shows the last two that have begun and ten to come, then all of them, with the focus kept', async () => {
    show([
      ...many(4, 530),
      ...many(12, 600).map((one, index) => ({ ...one, id: `${one.id.slice(0, -2)}${50 + index}` })),
    ]);
    const more = await screen.findByRole('button', { name: 'Show 4 more sessions' });
    expect(names().slice(0, 3)).toEqual(['Class 3', 'Class 4', 'Class 1']);
    expect(names()).toHaveLength(12);
    await userEvent.click(more);
    expect(names()).toHaveLength(16);
    expect(names()[0]).toBe('Class 1');
    expect(screen.getByRole('heading', { name: 'Today' })).toHaveFocus();
  });

  it('leaves out what is over, and counts who came to it all the same', async () => {
    show([session(1, 'Early swim', ['07:00', '08:00']), session(2, 'Spin', ['10:00', '11:00'])]);
    await screen.findByText('Spin');
    expect(names()).toEqual(['Spin']);
    expect(screen.getByText('Wed, 18 Nov 2026 · 16 of 26 here')).toBeVisible();
  });
});

it('is read again every minute, keeps what it had when that fails, and says since when', async () => {
  jest.useRealTimers();
  fakeTime(['clock', 'intervals'], now);
  show();
  await screen.findByText('Class 1');
  refuse('listDeskSessions', 'not_found');
  // The query's own timer is an interval.
  pass(61);
  expect(await screen.findByRole('alert')).toHaveTextContent(/Last seen at 09:1[23]\.$/);
  expect(screen.getByText('Class 1')).toBeVisible();
});

it('looks two weeks ahead for a day with sessions, and says when there is none', async () => {
  const requests: (string | null)[] = [];
  const { toasts } = show([]);
  answerBy('listDeskSessions', ({ url }) => {
    requests.push(url.searchParams.get('date'));
    return { data: [] };
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Next day with sessions' }));
  await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['Nothing is on in the next two weeks.']));
  const dates = requests.filter((date) => date !== null);
  expect([dates.length, dates[0], dates.at(-1)]).toEqual([14, '2026-11-19', '2026-12-02']);
});

describe('a session with tickets', () => {
  const swim = session(3, 'Lane swim', ['10:00', '11:00'], { bookingType: 'ticketed' });
  const open = async (stage: Parameters<typeof showDesk>[1] = {}) => {
    const requests: string[] = [];
    answer('getOccurrence', yoga({ tickets: [ticket(1, 'Adult', 560), ticket(2, 'Junior', 340)] }), {
      seen: ({ url }) => void requests.push(url.searchParams.get('selected_user_id') ?? 'nobody'),
    });
    const seen = show([swim], stage);
    // After the session's own answer, whose path with any id the list of the day has too.
    answer('listDeskSessions', [swim]);
    await userEvent.click(await screen.findByRole('button', { name: 'Add Lane swim at 10:00 to the sale' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lane swim, 10:00' }));
    await dialog.findByRole('button', { name: /^Adult/ });
    return { ...seen, requests, dialog };
  };

  it('adds one of a ticket at a touch, says so, and stays for the next', async () => {
    const sent: unknown[] = [];
    const adult = sessionItem(1, 'Lane swim', 560);
    answer('addCartItems', sale([adult]), {
      seen: ({ body }: AskedCall) => void sent.push((body as { items: unknown }).items),
    });
    const { dialog, toasts } = await open();
    await userEvent.click(dialog.getByRole('button', { name: /^Junior/ }));
    await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['Lane swim, Junior is on the sale']));
    expect(sent).toEqual([[expect.objectContaining({ purchasable_id: swim.id, pricing_option_id: uuid(32) })]]);
    expect(dialog.getByRole('button', { name: /^Adult/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Add Lane swim at 10:00 to the sale' })).toHaveFocus();
  });

  it('has the prices of the person in the bar', async () => {
    const { requests, dialog } = await open({ customerId: 7 });
    expect(requests).toEqual(['7']);
    expect(dialog.getByRole('button', { name: /^Adult/ })).toHaveTextContent('Adult£5.60');
  });

  it('that takes no more says why, and adds nothing', async () => {
    refuse('addCartItems', 'session_full');
    const { dialog, toasts } = await open();
    await userEvent.click(dialog.getByRole('button', { name: /^Adult/ }));
    await waitFor(() =>
      expect(toasts).toEqual([{ type: 'danger', message: 'The session being booked is already full' }]),
    );
  });
});

describe('quick sale', () => {
  it('says when nothing was sold lately', async () => {
    answer('listDeskTiles', []);
    show();
    expect(await screen.findByText(/^Nothing was sold here lately/)).toBeVisible();
  });

  it('that did not load says what still works, and is read again', async () => {
    refuse('listDeskTiles', 'unavailable');
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent('Quick sale did not load.');
    answer('listDeskTiles', tiles);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /^Add Swim, adult/ })).toBeVisible();
  });

  it('adds a line of its own for somebody linked, though the customer has one of it', async () => {
    const swim = sessionItem(1, 'Swim, adult', 560, {
      occurrenceId: tiles[0]?.session?.id ?? '',
      pricingOptionId: tiles[0]?.id ?? null,
      purchasedForUserId: 7,
    });
    const sent: unknown[] = [];
    answer('getCart', sale([swim]));
    answer('addCartItems', sale([swim]), { seen: ({ body }) => void sent.push((body as { items: unknown }).items) });
    show(many(1, 600), { customerId: 7 });
    await userEvent.click(await screen.findByRole('button', { name: 'Sam, 9' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Add Swim, adult/ }));
    await waitFor(() => expect(sent).toEqual([[expect.objectContaining({ purchased_for_user_id: 8, quantity: 1 })]]));
  });

  it('names the membership whose prices they are', async () => {
    answer('listDeskTiles', [{ ...(tiles[0] ?? never()), price: money(0) }]);
    show(many(1, 600), { customerId: 7 });
    expect(await screen.findByText('Family prices')).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Add Swim, adult.*£0\.00$/ })).toBeVisible();
  });
});

function never(): never {
  throw new Error('There is no tile');
}
