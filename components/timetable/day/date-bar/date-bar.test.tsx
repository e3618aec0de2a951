import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '#components/ui/overlay/calendar-popover.tsx';
import { withFakeTime } from '#tests/support/fake-time.ts';
import { guest, member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, withSiteServer } from '#tests/support/site-server.ts';
import { day } from '#tests/support/timetable-components/day.ts';
import { dateBarWeek } from './date-bar-week.ts';
import { DateBar } from './date-bar.tsx';

withSiteServer();

const noIcons = { back: null, on: null, onSmall: null, calendar: null };
const bar = (shown = day()) => <DateBar day={shown} week={dateBarWeek(shown, 'en')} icons={noIcons} />;
const path = '/location/riverside-leisure-centre/fitness-classes';

test('links to the seven days of the week, Monday first, and marks the chosen one', () => {
  renderOnSite(bar());
  const links = within(screen.getByRole('navigation', { name: 'Choose a day' })).getAllByRole('link');
  expect(links.slice(0, 7).map((link) => link.getAttribute('href'))).toEqual(
    ['16', '17', '18', '19', '20', '21', '22'].map((date) => `${path}/2099-11-${date}`),
  );
  expect(links.find((link) => link.getAttribute('aria-current') === 'date')).toHaveTextContent('Wed 18 November');
});

test('says which days have nothing', () => {
  renderOnSite(bar());
  expect(screen.getByRole('link', { name: 'Thu 19 November, nothing on' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fri 20 November' })).toBeVisible();
});

test('goes to the same day a week on, and a week back', () => {
  renderOnSite(bar());
  expect(screen.getByRole('link', { name: 'Next week' })).toHaveAttribute('href', `${path}/2099-11-25`);
  expect(screen.getByRole('link', { name: 'Previous week' })).toHaveAttribute('href', `${path}/2099-11-11`);
});

test('does not go past the week after the last day on sale', () => {
  renderOnSite(bar(day({ date: '2099-11-25' })));
  expect(screen.getByRole('link', { name: 'Next week' })).toHaveAttribute('aria-disabled', 'true');
});

describe('on a day before Sunday', () => {
  withFakeTime(['clock'], new Date('2026-11-25T12:00:00Z'));

  test('does not go back before this week', () => {
    renderOnSite(bar(day({ date: '2026-11-25', renderedAt: Date.parse('2026-11-25T12:00:00Z') })));
    expect(screen.getByRole('link', { name: 'Previous week' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('link', { current: 'date' })).toHaveTextContent(/^Today /);
  });
});

describe('on a Sunday', () => {
  withFakeTime(['clock'], new Date('2026-11-22T12:00:00Z'));
  const sunday = day({ date: '2026-11-22', openDates: ['2026-11-23'], renderedAt: Date.parse('2026-11-22T12:00:00Z') });

  test('tomorrow stands beside the name of the week, which stays Monday to Sunday', () => {
    renderOnSite(bar(sunday));
    expect(screen.getByRole('link', { name: 'Tomorrow' })).toHaveAttribute('href', `${path}/2026-11-23`);
    expect(screen.queryByRole('link', { name: 'Previous week' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { current: 'date' })).toHaveTextContent(/^Today 22 November, nothing on$/);
    expect(screen.getByRole('link', { name: 'Sat 21 November, past' })).toBeVisible();
  });

  test('today is not said to have nothing while something is left of it', () => {
    renderOnSite(bar(day({ ...sunday, openDates: ['2026-11-22'] })));
    expect(screen.getByRole('link', { current: 'date' })).toHaveTextContent(/^Today 22 November$/);
  });

  test('the next week says that its Monday is tomorrow', () => {
    renderOnSite(bar(day({ ...sunday, date: '2026-11-25' })));
    expect(screen.getByRole('link', { name: 'Tomorrow 23 November' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Previous week' })).toBeVisible();
  });
});

describe('the focus', () => {
  const arrive = (date: string) => {
    window.history.replaceState(null, '', `${path}/${date}`);
    return renderOnSite(bar(day({ date })));
  };
  afterEach(() => window.history.replaceState(null, '', '/'));

  test.each([
    ['a day', 'Fri 20 November', '2099-11-20'],
    ['another week', 'Next week', '2099-11-25'],
  ])('is on the chosen day after a change to %s', async (_, name, date) => {
    const { unmount } = arrive('2099-11-18');
    await userEvent.click(screen.getByRole('link', { name }));
    unmount();
    arrive(date);
    expect(screen.getByRole('link', { current: 'date' })).toHaveFocus();
  });

  test('is left alone on a page that was opened otherwise', () => {
    arrive('2099-11-18');
    expect(document.body).toHaveFocus();
  });
});

test('stays inside its frame', () => {
  renderOnSite(bar(), { mode: 'embedded' });
  expect(screen.getByRole('link', { name: 'Next week' })).toHaveAttribute('href', `${path}/2099-11-25?embedded=true`);
});

describe('a press on another day', () => {
  const show = (shown = day(), session = guest) => {
    const requests: (string | null)[] = [];
    answer('listActivityTimetableV2', [], { seen: ({ url }) => requests.push(url.searchParams.get('date')) });
    const { router } = renderOnSite(bar(shown), { session });
    return { router, requests, friday: screen.getByRole('link', { name: /^Fri 20 November/ }) };
  };

  test('shows the new date at once, busy until its page is there', async () => {
    const { router, friday } = show();
    let arrive = () => {};
    const page = new Promise<void>((resolve) => (arrive = resolve));
    // What the router does in a transition until the page is there.
    const push = (): unknown => page;
    router.push.mockImplementation(push);
    await userEvent.click(friday);
    expect(router.push).toHaveBeenCalledWith(`${path}/2099-11-20`, { scroll: false });
    expect(screen.getByRole('link', { current: 'date' })).toBe(friday);
    expect(friday).toHaveAttribute('aria-busy', 'true');
    await act(async () => arrive());
    await waitFor(() => expect(friday).not.toHaveAttribute('aria-busy'));
  });

  test("asks for a customer's sessions as soon as it is touched, beside its page", async () => {
    const { requests } = show(day(), member);
    fireEvent.pointerDown(screen.getByRole('link', { name: /^Thu 19 November/ }));
    await waitFor(() => expect(requests).toEqual(['2099-11-19']));
  });

  test('in the calendar goes there too, inside its frame', async () => {
    const { router } = renderOnSite(bar(), { mode: 'embedded' });
    await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }));
    const popover = await screen.findByRole('dialog');
    await userEvent.click(within(popover).getByRole('button', { name: /^Friday 20 November 2099$/ }));
    expect(router.push).toHaveBeenCalledWith(`${path}/2099-11-20?embedded=true`, { scroll: false });
  });
});
