import { screen, within } from '@testing-library/react';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { day } from '#tests/support/timetable-components/day.ts';
import { dateBarWeek } from './date-bar-week.ts';
import { DateBar } from './date-bar.tsx';

const noIcons = { back: null, on: null, calendar: null };
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

test('does not go back before this week', () => {
  renderOnSite(bar(day({ date: new Date().toISOString().slice(0, 10) })));
  expect(screen.getByRole('link', { name: 'Previous week' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('link', { current: 'date' })).toHaveTextContent('today');
});

test('stays inside its frame', () => {
  renderOnSite(bar(), { mode: 'embedded' });
  expect(screen.getByRole('link', { name: 'Next week' })).toHaveAttribute('href', `${path}/2099-11-25?embedded=true`);
});
