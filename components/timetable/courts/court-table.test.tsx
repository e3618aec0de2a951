import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TimetableAutomatic } from '#components/timetable/day/timetable-automatic.tsx';
import { daySlotsQuery } from '#components/timetable/queries.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { action, NOON } from '#tests/support/model/sessions.ts';
import { member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { getRow } from '#tests/support/timetable-components/classes.tsx';
import { returnAt, withNoon } from '#tests/support/timetable-components/clock.ts';
import { badminton, showCourts, slot } from '#tests/support/timetable-components/courts.tsx';
import { pageRead } from '#tests/support/timetable-components/page-read.ts';

withSiteServer();
withNoon();

const DATE = '2026-11-18';
const today = { ...badminton, date: DATE, openDates: [DATE], renderedAt: NOON.getTime() };
const court = (hour: number, number: number, input: Partial<OccurrenceSummary> = {}) => slot(hour, number, input, DATE);
const full = { capacity: { available: 0, consumed: 1, maximum: 1 }, bookableAction: action(null, null, 'full') };
const running = { bookableAction: action(null, 'This session has already started', 'started') };
const refused = (message: string, reason: 'busy' | 'closed' | 'not_available') => ({
  bookableAction: action(null, message, reason),
});
const showToday = (slots: OccurrenceSummary[], language: 'en' | 'cy' = 'en') =>
  showCourts(slots, { session: member, language }, today);

const chooseWholeDay = async () => userEvent.click(await screen.findByRole('button', { name: /^All day/ }));

/** The texts of the rows, without the heads of the table. */
const rows = async () =>
  within(await screen.findByRole('grid'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

test('hours stand under the parts of the day', async () => {
  showToday([court(18, 1), court(13, 1), court(14, 1)]);
  await chooseWholeDay();
  const heads = within(await screen.findByRole('grid')).getAllByRole('rowheader');
  expect(heads.map(({ textContent }) => /^(Morning|Afternoon|Evening|\d\d:\d\d)/.exec(textContent)?.[0])).toEqual([
    'Afternoon',
    '13:00',
    '14:00',
    'Evening',
    '18:00',
  ]);
});

test.each([
  ['en', 1, 'Sold out'],
  ['en', 3, 'All three courts sold out'],
  ['en', 7, 'All 7 courts sold out'],
  ['cy', 1, 'Wedi gwerthu allan'],
  ['cy', 2, 'Y ddau gwrt wedi gwerthu allan'],
  ['cy', 3, 'Pob un o’r 3 chwrt wedi gwerthu allan'],
] as const)('an hour without a free court is one cell that counts them (%s, %i)', async (language, count, words) => {
  showToday(
    Array.from({ length: count }, (_, index) => court(13, index + 1, full)),
    language,
  );
  const cells = within(await screen.findByRole('grid')).getAllByRole('gridcell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([words]);
});

test('hours that are over and the one that runs are a cell each, without a button', async () => {
  showToday([
    court(10, 1),
    court(10, 2, full),
    court(12, 1, running),
    court(12, 2, running),
    court(13, 1),
    court(13, 2),
  ]);
  await chooseWholeDay();
  await userEvent.click(screen.getByRole('button', { name: '1 earlier time' }));
  const cells = within(await screen.findByRole('grid')).getAllByRole('gridcell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Past session',
    'Started',
    expect.stringMatching(/^Court 1, 13:00/),
    expect.stringMatching(/^Court 2, 13:00/),
  ]);
  expect(within(screen.getByRole('grid')).getAllByRole('button', { name: /^Court/ })).toHaveLength(2);
});

test('an hour becomes past while the page stays open', async () => {
  showToday([court(13, 1), court(14, 1)]);
  expect(await screen.findByRole('button', { name: /^Court 1, 13:00/ })).toBeVisible();
  returnAt('14:00');
  expect(screen.queryByRole('button', { name: /^Court 1, 13:00/ })).not.toBeInTheDocument();
  expect(screen.getAllByText('Past session').length).toBeGreaterThan(0);
});

test('one’s own court keeps the running hour open', async () => {
  showToday([court(12, 1, { bookableAction: action('cancel_booking') }), court(12, 2, running)]);
  expect(await screen.findByRole('button', { name: 'Court 1, 12:00–13:00, Booked' })).toBeVisible();
  expect(screen.getByText('Court 2, 12:00–13:00, This session has already started')).toBeInTheDocument();
});

test.each([
  ['busy then', refused('You have already booked a session at this time', 'busy'), 'Busy at this time'],
  ['closed', refused('Booking has closed for this session', 'closed'), 'Booking has closed for this session'],
  ['cancelled', refused('This session is not available', 'not_available'), 'This session is not available'],
  ['held by the waitlist', { waitlistOffer: { expiresAt: '2026-11-18T12:30:00Z' } }, '£12.40'],
  ['without a fee', { price: { formatted: '£0.00', value: 0, currency: 'GBP' } }, 'Free'],
])('a court that is %s is named so', async (_, input, state) => {
  showToday([court(13, 1, input), court(13, 2)]);
  expect(await screen.findByText(`Court 1, 13:00–14:00, ${state}`)).toBeInTheDocument();
});

test('a court without an hour of its own says that it cannot be booked', async () => {
  showToday([court(13, 1), court(13, 2), court(14, 1)]);
  expect(await screen.findByText('Court 2, Not bookable')).toBeInTheDocument();
});

test.each([
  ['free courts', [{}, {}, full], '2 available'],
  [
    'a place held by the waitlist, before the courts that are sold out',
    [full, { waitlistOffer: { expiresAt: '2026-11-18T12:30:00Z' } }],
    'Held for you',
  ],
  ['one’s own court', [{}, { bookableAction: action('cancel_reservation') }], 'Reserved'],
])('on a phone an hour says %s', async (_, inputs, words) => {
  showToday(inputs.map((input, index) => court(13, index + 1, input)));
  const head = within(await screen.findByRole('grid')).getByRole('rowheader', { name: /^13:00/ });
  expect(head).toHaveTextContent(words);
});

test('lengths are offered from the shortest, and a choice of courts stays with its length', async () => {
  const long = { duration: 90, endsAt: court(15, 1).startsAt };
  showToday([court(13, 1, long), court(14, 1), court(14, 2)]);
  const lengths = within(await screen.findByRole('group', { name: 'Length' }));
  expect(lengths.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['60 min', '90 min']);
  expect(await rows()).toHaveLength(2);
  await userEvent.click(lengths.getByRole('button', { name: '90 min' }));
  expect(screen.getByRole('button', { name: /^Court 1, 13:00/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Court 1, 14:00/ })).not.toBeInTheDocument();
});

test('no choice of length where all are the same', async () => {
  showToday([court(13, 1)]);
  await screen.findByRole('grid');
  expect(screen.queryByRole('group', { name: 'Length' })).not.toBeInTheDocument();
});

test('courts that cannot be had offer another try', async () => {
  showToday([]);
  refuse('listActivitySlotsV2', 'unexpected');
  expect(await screen.findByRole('alert')).toHaveTextContent('The timetable did not load');
  answer('listActivitySlotsV2', [court(13, 1)]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('grid')).toBeVisible();
});

describe('where the venue picks the court', () => {
  const showAutomatic = (slots: OccurrenceSummary[]) => {
    answer('listActivitySlotsV2', slots);
    return renderOnSite(<TimetableAutomatic day={today} slots={pageRead(daySlotsQuery, today)} />, { session: member });
  };

  test('there is a line a time with the places of all courts, counted as sessions', async () => {
    showAutomatic([court(13, 1), court(13, 2, full), court(14, 1), court(14, 2)]);
    const afternoon = within(await screen.findByRole('region', { name: 'Afternoon' }));
    expect(afternoon.getByText('2 sessions')).toBeVisible();
    expect(afternoon.getByText('1 available')).toBeVisible();
    expect(afternoon.getByText('2 available')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Evening None' })).toHaveAttribute('aria-disabled', 'true');
  });

  test.each([
    ['sold out', [full, full], 'Sold out'],
    [
      'one’s own, which cannot be cancelled',
      [
        refused('You have already booked a session at this time', 'busy'),
        { bookableAction: action(null, 'You have already booked this session', 'already_booked') },
      ],
      'You have already booked this session',
    ],
    ['one’s own in the basket', [full, { ...full, bookableAction: action('cancel_reservation') }], 'Reserved'],
  ])('a time that is %s says so', async (_, inputs, words) => {
    showAutomatic(inputs.map((input, index) => court(13, index + 1, input)));
    expect((await getRow('Badminton')).getByText(words)).toBeVisible();
  });

  test('the first free court goes into the basket', async () => {
    let sent: unknown;
    refuse('addCartItems', 'session_full', {}, { seen: ({ body }) => (sent = body) });
    const { toasts } = showAutomatic([court(13, 1, full), court(13, 2), court(13, 3)]);
    const button = await screen.findByRole('button', { name: /^Add to basket/ });
    answer('listActivitySlotsV2', [court(13, 1, full), court(13, 2, full), court(13, 3)]);
    await userEvent.click(button);
    expect(await screen.findByText('1 available')).toBeVisible();
    expect(toasts).toEqual([{ type: 'danger', message: 'The session being booked is already full' }]);
    expect(sent).toMatchObject({ items: [{ purchasable_id: court(13, 2).id }] });
  });
});
