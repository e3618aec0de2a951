import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TimetableAutomatic } from '#components/timetable/day/timetable-automatic.tsx';
import { daySlotsQuery } from '#components/timetable/queries.ts';
import { action } from '#tests/support/model/sessions.ts';
import { member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { settle } from '#tests/support/settle.ts';
import { riverside } from '#tests/support/shell-components/site-settings.ts';
import { answer, withSiteServer } from '#tests/support/site-server.ts';
import { alex } from '#tests/support/timetable-components/alex.ts';
import { badminton, showCourts, slot } from '#tests/support/timetable-components/courts.tsx';
import { ahead, emptyCart } from '#tests/support/timetable-components/day.ts';
import { pageRead } from '#tests/support/timetable-components/page-read.ts';

withSiteServer();

const taken = { capacity: { available: 0, consumed: 1, maximum: 1 }, bookableAction: action(null, null, 'full') };

test('a row for each hour, a column for each court, and every cell says what it is', async () => {
  showCourts([slot(18, 1), slot(18, 2, taken), slot(19, 1, { bookableAction: action('cancel_booking') }), slot(19, 2)]);
  const table = await screen.findByRole('grid', { name: 'Badminton, Wed, 18 Nov 2099, one row for each time' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Time', 'Court 1', 'Court 2']);
  expect(within(table).getByRole('button', { name: 'Court 1, 18:00–19:00, £12.40' })).toBeVisible();
  expect(within(table).getByText('Court 2, 18:00–19:00, Sold out')).toBeInTheDocument();
  expect(within(table).getByRole('button', { name: 'Court 1, 19:00–20:00, Booked' })).toBeVisible();
});

test('an hour without a free court is one line', async () => {
  showCourts([slot(18, 1, taken), slot(18, 2, taken), slot(19, 1)]);
  expect(await screen.findByText('Both courts sold out')).toBeInTheDocument();
});

test('a chosen court shows with its price, goes into the basket, and can be put back', async () => {
  let sent: unknown;
  answer('addCartItems', emptyCart, { seen: ({ body }) => (sent = body) });
  const { toasts } = showCourts([slot(18, 1), slot(18, 2)]);
  const cell = await screen.findByRole('button', { name: /^Court 2, 18:00/ });
  await userEvent.click(cell);
  expect(cell).toHaveAttribute('aria-pressed', 'true');
  const card = screen.getAllByRole('region', { name: 'Your selection' })[0];
  if (!card) throw new Error('no card');
  expect(within(card).getByRole('heading', { name: 'Court 2' })).toBeVisible();
  expect(within(card).getByText('18:00–19:00, 60 min')).toBeVisible();
  await userEvent.click(within(card).getByRole('button', { name: /^Add to basket/ }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(sent).toMatchObject({
    items: [{ purchasable_id: slot(18, 2).id, purchasable_type: 'purchasableOccurrence' }],
  });
  await userEvent.click(cell);
  expect(cell).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText('Basket bar')).toBeVisible();
});

test('a choice of lengths shows the courts of one at a time', async () => {
  showCourts([slot(18, 1), slot(18, 2, { duration: 90, endsAt: ahead('19:30') })]);
  expect(await screen.findByRole('button', { name: /^Court 1, 18:00–19:00/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Court 2/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '90 min' }));
  expect(screen.getByRole('button', { name: /^Court 2, 18:00–19:30/ })).toBeVisible();
});

test('where the venue picks the court only the time is chosen', async () => {
  answer('listActivitySlotsV2', [slot(18, 1, taken), slot(18, 2), slot(18, 3)]);
  renderOnSite(<TimetableAutomatic day={badminton} slots={pageRead(daySlotsQuery, badminton)} />, { session: member });
  expect(await screen.findByText('2 available')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Add to basket/ })).toHaveLength(1);
});

describe('who is barred from booking', () => {
  const barred = { bookableAction: action(null, 'You cannot book at the moment, please contact the venue', 'barred') };
  const owed = /You have a charge to settle/;
  const showBarred = (outstandingPenalties: boolean, session = member) => {
    showCourts([slot(18, 1, barred), slot(18, 2, barred)], { session });
    answer('getAuthUser', { ...alex, outstandingPenalties });
    answer('getVenue', { ...riverside, phone: '01632 960142' });
  };

  test('is told what is owed, and whom to call', async () => {
    showBarred(true);
    expect(await screen.findByText(owed)).toBeVisible();
    expect(await screen.findByRole('link', { name: /01632 960142/ })).toHaveAttribute('href', 'tel:01632960142');
  });

  test.each([
    ['without a charge', false, member],
    ['on somebody else’s behalf', true, { ...member, selectedUserId: 8 }],
  ] as const)('%s is not', async (_, owes, session) => {
    showBarred(owes, session);
    expect((await screen.findAllByText(/^Court 1, 18:00/)).length).toBeGreaterThan(0);
    await settle();
    expect(screen.queryByText(owed)).not.toBeInTheDocument();
  });
});

test('a charge that stops no booking is not said beside courts', async () => {
  showCourts([slot(18, 1)]);
  answer('getAuthUser', { ...alex, outstandingPenalties: true });
  await userEvent.click(await screen.findByRole('button', { name: /^Court 1, 18:00/ }));
  await settle();
  expect(screen.queryByText(/You have a charge to settle/)).not.toBeInTheDocument();
});
