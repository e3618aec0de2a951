import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { browserQueryClient } from '#lib/query/browser-query-client.ts';
import { action, at, NOON, session } from '#tests/support/model/sessions.ts';
import { member, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, withSiteServer } from '#tests/support/site-server.ts';
import { show } from '#tests/support/timetable-components/classes.tsx';
import { returnAt, withNoon } from '#tests/support/timetable-components/clock.ts';
import { badminton, showCourts, slot } from '#tests/support/timetable-components/courts.tsx';
import { day } from '#tests/support/timetable-components/day.ts';

withSiteServer();
withNoon();
beforeEach(() => void (Element.prototype.scrollIntoView = () => undefined));
afterEach(() => window.history.replaceState(null, '', '/'));

const DATE = '2026-11-18';
const path = '/location/riverside-leisure-centre/fitness-classes';
const full = { capacity: { available: 0, consumed: 20, maximum: 20 }, bookableAction: action(null, null, 'full') };
const today = day({ date: DATE, openDates: [DATE], renderedAt: NOON.getTime() });
const aClass = (start: string, end: string, input: Partial<OccurrenceSummary> = {}, date = DATE) =>
  session({
    id: `AAAAAAAAAAAAAAAAAAAAAA${date.replaceAll('-', '')}${start.replace(':', '')}`,
    templateName: `At ${start}`,
    startsAt: at(start, date),
    endsAt: at(end, date),
    ...input,
  });
const wholeDay = () => [
  aClass('08:00', '09:00'),
  aClass('10:00', '11:00'),
  aClass('11:30', '12:30'),
  aClass('13:00', '14:00', full),
  aClass('15:00', '16:00'),
  aClass('18:00', '19:00'),
];
const showDay = (sessions = wholeDay(), on = today, stage: Stage = { session: member }) => show(sessions, stage, on);
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const parts = async () => within(await screen.findByRole('group', { name: 'Time of day' }));
const part = async (name: RegExp) => (await parts()).getByRole('button', { name });

describe('the parts of the day', () => {
  test('say what is left in them, and today opens in the one that runs', async () => {
    showDay();
    expect((await parts()).getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All day 4 classes',
      'Morning 1 class',
      'Afternoon 2 classes',
      'Evening 1 class',
    ]);
    expect(await part(/^Afternoon/)).toHaveAttribute('aria-pressed', 'true');
    expect(names()).toEqual(['At 13:00', 'At 15:00']);
  });

  test('cannot be chosen when they are over or have nothing', async () => {
    showDay([aClass('08:00', '09:00'), aClass('13:00', '14:00')]);
    const [over, none] = [await part(/^Morning Over$/), await part(/^Evening None$/)];
    expect(over).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(none);
    expect(none).toHaveAttribute('aria-pressed', 'false');
    expect(names()).toEqual(['At 13:00']);
  });

  test('stay chosen on another day, and on one that does not offer it come back later', async () => {
    const { unmount } = showDay();
    await userEvent.click(await part(/^Evening/));
    expect(names()).toEqual(['At 18:00']);
    unmount();
    const thursday = { ...today, date: '2026-11-19' };
    const morning = showDay([aClass('09:00', '10:00', {}, thursday.date)], thursday);
    expect(await part(/^All day/)).toHaveAttribute('aria-pressed', 'true');
    morning.unmount();
    showDay();
    expect(await part(/^Evening/)).toHaveAttribute('aria-pressed', 'true');
  });

  test('do not change under the eyes of a reader', async () => {
    showDay();
    await part(/^Afternoon/);
    returnAt('17:30');
    expect(await part(/^Afternoon/)).toHaveAttribute('aria-pressed', 'true');
  });

  test('count free courts', async () => {
    const on = { ...badminton, date: DATE, renderedAt: NOON.getTime() };
    showCourts([slot(13, 1, {}, DATE), slot(13, 2, full, DATE), slot(18, 1, full, DATE)], { session: member }, on);
    expect(await part(/^Afternoon 1 free$/)).toBeVisible();
    expect(await part(/^Evening Sold out$/)).not.toHaveAttribute('aria-disabled');
  });

  test('speak Welsh', async () => {
    showDay(wholeDay(), today, { session: member, language: 'cy' });
    expect(await screen.findByRole('button', { name: 'Prynhawn 2 ddosbarth' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Nesaf yn rhydd: heddiw, 15:00/ })).toBeVisible();
  });
});

describe('what is over', () => {
  test('is one row that opens and closes', async () => {
    showDay();
    await userEvent.click(await part(/^All day/));
    const row = screen.getByRole('button', { name: '2 earlier sessions' });
    expect(names()).toEqual(['At 11:30', 'At 13:00', 'At 15:00', 'At 18:00']);
    await userEvent.click(row);
    expect(row).toHaveAttribute('aria-expanded', 'true');
    expect(names().slice(0, 2)).toEqual(['At 08:00', 'At 10:00']);
    await userEvent.click(row);
    expect(names()).toHaveLength(4);
  });

  test('stays in view when nothing is left', async () => {
    showDay([aClass('08:00', '09:00'), aClass('10:00', '11:00')]);
    await part(/^All day Over$/);
    expect(names()).toEqual(['At 08:00', 'At 10:00']);
    expect(screen.queryByRole('button', { name: /earlier/ })).not.toBeInTheDocument();
  });

  test('counts times of courts, not courts', async () => {
    const on = { ...badminton, date: DATE, renderedAt: NOON.getTime() };
    const morning = [slot(9, 1, {}, DATE), slot(9, 2, {}, DATE), slot(10, 1, {}, DATE)];
    showCourts([...morning, slot(13, 1, {}, DATE)], { session: member }, on);
    await userEvent.click(await part(/^All day/));
    expect(screen.getByRole('button', { name: '2 earlier times' })).toBeVisible();
  });
});

describe('the next free time', () => {
  test('on this day leads to its row, marks it and gives it the focus', async () => {
    const { router } = showDay();
    await userEvent.click(
      await screen.findByRole('link', { name: /^Next free: today, 15:00 At 15:00, 13 places, £6.20$/ }),
    );
    expect(screen.getByRole('button', { name: 'At 15:00' })).toHaveFocus();
    expect(router.push).not.toHaveBeenCalled();
  });

  const induction = {
    id: '00000000-0000-4000-8000-000000000071',
    name: 'Gym induction',
    type: 'pre-purchase-induction' as const,
  };
  const uninducted = {
    bookableAction: action(null, 'Gym induction must be completed before booking', 'restriction_unmet'),
    restrictions: { prePurchaseWaiver: null, prePurchaseInduction: induction, criteria: 'all' as const },
  };

  test('is the way to the induction for who lacks it, while every time has places', async () => {
    answer('getRestriction', {
      ...induction,
      terms: null,
      relatedCategory: { id: '00000000-0000-4000-8000-000000000072', name: 'Gym inductions', slug: 'gym-inductions' },
      customQuestionSections: [],
    });
    showDay([aClass('13:00', '14:00', uninducted), aClass('15:00', '16:00', uninducted)]);
    expect(await screen.findByRole('link', { name: 'See its times' })).toHaveAttribute(
      'href',
      '/location/riverside-leisure-centre/gym-inductions',
    );
    expect(screen.queryByText(/Nothing is free/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Next free/ })).not.toBeInTheDocument();
  });

  test('that nobody else is kept from is said to be not for this person', async () => {
    const tooYoung = { bookableAction: action(null, 'You are too young', 'age') };
    showDay([aClass('13:00', '14:00', tooYoung)]);
    expect(await screen.findByText('There are places, but none that you can book')).toBeVisible();
  });

  test('follows the part that is shown', async () => {
    showDay();
    await userEvent.click(await part(/^Evening/));
    expect(screen.getByRole('link', { name: /^Next free: today, 18:00/ })).toBeVisible();
  });

  test('is one of those that fit the chosen filters; another day’s, of which that is not known, is not offered', async () => {
    const later = aClass('06:30', '07:30', {}, '2026-11-19');
    const inWater = aClass('18:00', '19:00', { tags: ['Water'] });
    showDay([aClass('15:00', '16:00'), inWater], { ...today, nextFree: later });
    const water = within(await screen.findByRole('group', { name: 'Kind' })).getByRole('button');
    await userEvent.click(water);
    expect(screen.getByRole('link', { name: /^Next free: today, 18:00/ })).toBeVisible();
    answer('listActivityTimetableV2', [aClass('15:00', '16:00'), { ...inWater, ...full }]);
    await act(async () => browserQueryClient().invalidateQueries());
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Next free/ })).not.toBeInTheDocument());
    await userEvent.click(water);
    expect(screen.getByRole('link', { name: /^Next free: today, 15:00/ })).toBeVisible();
  });

  test('of a sold-out day is on another, and leads to it there', async () => {
    const later = aClass('06:30', '07:30', {}, '2026-11-19');
    const { router } = showDay([aClass('18:00', '19:00', full)], { ...today, nextFree: later });
    const link = await screen.findByRole('link', { name: /^Next free: tomorrow, 06:30/ });
    expect(link).toHaveAttribute('href', `${path}/2026-11-19#session-${later.id}`);
    await userEvent.click(link);
    expect(router.push).toHaveBeenCalledWith(`${path}/2026-11-19#session-${later.id}`, { scroll: false });
  });

  test('stands above an empty day, with its date', async () => {
    const later = aClass('18:00', '19:00', {}, '2026-11-24');
    showDay([], { ...today, nextFree: later });
    expect(await screen.findByRole('link', { name: /^Next free: Tue, 24 Nov, 18:00/ })).toBeVisible();
  });

  test('of courts names the court, which is chosen', async () => {
    const on = { ...badminton, date: DATE, renderedAt: NOON.getTime() };
    showCourts([slot(13, 1, full, DATE), slot(13, 2, {}, DATE)], { session: member }, on);
    await userEvent.click(await screen.findByRole('link', { name: 'Next free court: today, 13:00 Court 2, £12.40' }));
    const cell = screen.getByRole('button', { name: /^Court 2, 13:00/ });
    await waitFor(() => expect(cell).toHaveAttribute('aria-pressed', 'true'));
    expect(cell).toHaveFocus();
  });
});

test('a link from another page shows its session, though another part was chosen', async () => {
  const { unmount } = showDay();
  await userEvent.click(await part(/^Evening/));
  unmount();
  window.history.replaceState(null, '', `${path}/${DATE}#session-${aClass('15:00', '16:00').id}`);
  showDay();
  await waitFor(async () => expect(await screen.findByRole('button', { name: 'At 15:00' })).toHaveFocus());
  expect(await part(/^All day/)).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(await part(/^Evening/));
  expect(names()).toEqual(['At 18:00']);
});
