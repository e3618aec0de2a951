import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { action, at, NOON, session } from '#tests/support/model/sessions.ts';
import { member, type Stage } from '#tests/support/render-on-site.tsx';
import { withSiteServer } from '#tests/support/site-server.ts';
import { getRow, show } from '#tests/support/timetable-components/classes.tsx';
import { returnAt, withNoon } from '#tests/support/timetable-components/clock.ts';
import { day } from '#tests/support/timetable-components/day.ts';

withSiteServer();
withNoon();

const today = day({ date: '2026-11-18', openDates: ['2026-11-18'], renderedAt: NOON.getTime() });
const byName = { ...today, activity: { ...today.activity, browseByName: true } };
const money = (value: number) => ({ formatted: `£${(value / 100).toFixed(2)}`, value, currency: 'GBP' });
let made = 10;
const aClass = (start: string, end: string, templateName: string, input: Partial<OccurrenceSummary> = {}) => {
  made += 1;
  const startsAt = at(start);
  return session({
    id: `AAAAAAAAAAAAAAAAAAAAAA2026111800${made}`,
    startsAt,
    endsAt: at(end),
    templateName,
    ...input,
  });
};
const showToday = (sessions: OccurrenceSummary[], stage: Stage = { session: member }, on = today) =>
  show(sessions, stage, on);
const region = (name: string) => screen.findByRole('region', { name });

describe('a row', () => {
  test('says when, how long, what, by whom, where, what kind and for how much', async () => {
    const hannah = { id: '00000000-0000-4000-8000-000000000061', name: 'Hannah Lowe' };
    const dan = { id: '00000000-0000-4000-8000-000000000062', name: 'Dan Okafor' };
    showToday([
      aClass('18:30', '19:15', 'Aqua fit', {
        instructors: [hannah, dan],
        friendlyLocationName: 'Small pool',
        tags: ['Water', 'Low impact'],
      }),
    ]);
    const row = await getRow('Aqua fit');
    for (const text of ['45 min', 'Water', 'Low impact', '13 available', '£6.20']) {
      expect(row.getByText(text)).toBeVisible();
    }
    expect(row.getByText(/^Hannah Lowe · Dan Okafor · Small pool/)).toBeVisible();
    expect(row.getByText('18:30').parentElement).toHaveTextContent('18:30–19:15');
  });

  test.each([
    ['free of charge', { price: money(0) }, 'Free'],
    ['at several prices', { price: null, priceFrom: money(340) }, 'from £3.40'],
    ['all tickets free', { price: null, priceFrom: money(0) }, 'Free'],
  ])('%s says so', async (_, prices, words) => {
    showToday([aClass('18:30', '19:15', 'Aqua fit', prices)]);
    const row = await getRow('Aqua fit');
    expect(row.getByText(words)).toBeVisible();
    expect(row.getByRole('button', { name: /^Add to basket/ })).toHaveAccessibleName(new RegExp(`, ${words}$`));
  });

  test.each([
    ['book', 'Add to basket Aqua fit, Wednesday 18 November, 18:30, 13 places left, £6.20', '13 available'],
    ['cancel_booking', 'Cancel Aqua fit, Wednesday 18 November, 18:30', 'Booked'],
    ['cancel_reservation', 'Remove Aqua fit, Wednesday 18 November, 18:30', 'Reserved'],
    ['join_waitlist', 'Join the waitlist: Aqua fit, Wednesday 18 November, 18:30', 'Join waitlist'],
    ['leave_waitlist', 'Leave the waitlist: Aqua fit, Wednesday 18 November, 18:30', 'On waitlist'],
  ] as const)('that offers %s has one button for it, with the session in its name', async (name, label, tag) => {
    showToday([aClass('18:30', '19:15', 'Aqua fit', { bookableAction: action(name) })]);
    const row = await getRow('Aqua fit');
    expect(row.getByText(tag)).toBeVisible();
    expect(row.getAllByRole('button').map((button) => button.textContent)).toEqual(['Aqua fit', label]);
  });

  test.each([
    ['not_available', 'This session is not available'],
    ['already_booked', 'You have already booked this session'],
    ['started', 'This session has already started'],
    ['not_yet_open', 'Booking opens on Fri, 20 Nov 2026 at 07:00'],
    ['closed', 'Booking has closed for this session'],
    ['barred', 'You cannot book at the moment, please contact the venue'],
    ['not_individually', 'This session cannot be booked individually'],
    ['restriction_unmet', 'Gym induction must be completed before booking'],
  ] as const)('refused as %s says why and has no button', async (reason, message) => {
    showToday([aClass('18:30', '19:15', 'Aqua fit', { bookableAction: action(null, message, reason) })]);
    const row = await getRow('Aqua fit');
    expect(row.getByText(message)).toBeVisible();
    expect(row.getAllByRole('button')).toHaveLength(1);
  });

  test.each([
    ['busy', 'You have already booked a session at this time', 'Busy at this time'],
    [null, 'You have already booked a session at this time', 'Busy at this time'],
    ['full', null, 'Sold out'],
    [null, 'Closed for the gala', 'Closed for the gala'],
  ] as const)('refused as %s with "%s" says %s', async (reason, message, words) => {
    const capacity = { available: 0, consumed: 20, maximum: 20 };
    showToday([aClass('18:30', '19:15', 'Aqua fit', { capacity, bookableAction: action(null, message, reason) })]);
    const row = await getRow('Aqua fit');
    expect(row.getByText(words)).toBeVisible();
  });

  test('with a place held by the waitlist says until when, at the clock of the venue', async () => {
    const offer = { expiresAt: '2026-11-18T12:30:00Z' };
    const full = { available: 0, consumed: 20, maximum: 20 };
    showToday([aClass('18:30', '19:15', 'Aqua fit', { capacity: full, waitlistOffer: offer })]);
    const row = await getRow('Aqua fit');
    expect(row.getByText('Held for you')).toBeVisible();
    expect(row.getByText('A place is held for you until 12:30. Book it before somebody else is asked.')).toBeVisible();
    expect(row.getByRole('button', { name: /^Add to basket/ })).toBeVisible();
  });

  test('waited for says which in line one is', async () => {
    const full = { available: 0, consumed: 20, maximum: 20 };
    const waiting = { capacity: full, bookableAction: action('leave_waitlist'), waitlistPosition: 2 };
    showToday([aClass('18:30', '19:15', 'Aqua fit', waiting)]);
    const row = await getRow('Aqua fit');
    expect(row.getByText('You are 2nd in line. We email you when a place comes free.')).toBeVisible();
  });

  test('speaks Welsh, refusals included', async () => {
    showToday(
      [
        aClass('18:30', '19:15', 'Aqua fit'),
        aClass('19:30', '20:15', 'Spin', {
          bookableAction: action(null, 'Booking has closed for this session', 'closed'),
        }),
      ],
      { session: member, language: 'cy' },
    );
    const evening = within(await region('Gyda’r nos'));
    expect(evening.getByText('2 ddosbarth')).toBeVisible();
    expect(evening.getByText('13 ar gael')).toBeVisible();
    expect(evening.getByText('Mae’r archebu ar gau ar gyfer y sesiwn hon')).toBeVisible();
    expect(evening.getByRole('button', { name: /^I’r fasged Aqua fit, Dydd Mercher 18 Tachwedd/ })).toBeVisible();
  });
});

describe('today', () => {
  const classes = () => [
    aClass('09:00', '10:00', 'Aqua fit'),
    aClass('11:30', '12:30', 'Boxing fit', {
      bookableAction: action(null, 'This session has already started', 'started'),
    }),
    aClass('13:00', '14:00', 'Cycling'),
    aClass('18:00', '19:00', 'Dance'),
  ];

  const showWhole = async (sessions = classes(), on = today) => {
    showToday(sessions, { session: member }, on);
    await userEvent.click(await screen.findByRole('button', { name: /^All day/ }));
  };
  const unfold = () => userEvent.click(screen.getByRole('button', { name: '1 earlier session' }));

  test('keeps what is over within reach, without price, details or button', async () => {
    await showWhole();
    await unfold();
    const over = await getRow('Aqua fit');
    expect(over.getByText('Past session')).toBeVisible();
    expect(over.queryByRole('button')).not.toBeInTheDocument();
    const running = await getRow('Boxing fit');
    expect(running.getByText('This session has already started')).toBeVisible();
    expect(running.queryByText('Past session')).not.toBeInTheDocument();
  });

  test('says the time at the part of the day in which the next class starts', async () => {
    await showWhole();
    expect(await region('Afternoon')).toHaveTextContent('1 class · now 12:00');
    expect(await region('Morning')).toHaveTextContent('1 class');
    expect(screen.getAllByText(/now 12:00/)).toHaveLength(1);
  });

  test('moves on while the page stays open', async () => {
    await showWhole();
    await region('Afternoon');
    returnAt('14:00');
    expect((await getRow('Cycling')).getByText('Past session')).toBeVisible();
    expect(await region('Evening')).toHaveTextContent('1 class · now 14:00');
    returnAt('19:00');
    expect(screen.queryByText(/now/)).not.toBeInTheDocument();
  });

  test('says no time where people look for a class by its name', async () => {
    await showWhole([...classes(), aClass('20:00', '21:00', 'Cycling')], byName);
    await unfold();
    const groups = await screen.findAllByRole('region');
    expect(groups.map((group) => within(group).getByRole('heading', { level: 2 }).textContent)).toEqual([
      'Aqua fit',
      'Boxing fit',
      'Cycling',
      'Dance',
    ]);
    expect(await region('Cycling')).toHaveTextContent('2 classes');
    expect(screen.queryByText(/now/)).not.toBeInTheDocument();
  });
});
