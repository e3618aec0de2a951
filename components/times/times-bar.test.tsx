import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TimesQuestion } from '#lib/routing/times-path.ts';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { counted, question, text, times } from '#tests/support/times-components/question.ts';
import { TimesBar } from './times-bar.tsx';

test('the bar has the days in words with what is free, and the parts of the chosen day', () => {
  renderOnSite(<TimesBar question={question} days={times().days} text={text} mode="web" />);
  const days = within(screen.getByRole('navigation', { name: 'Choose a day' })).getAllByRole('link');
  expect(days.map((day) => day.textContent)).toEqual([
    'Today 18 November, 4 free',
    'Tomorrow 19 November, none',
    'Fri 20 November, 11 free',
  ]);
  expect(days[1]).toHaveAttribute('aria-current', 'date');
  expect(days[2]).toHaveAttribute('href', '/times/swimming/2026-11-20/evening/halifax/10');
  const parts = within(screen.getByRole('navigation', { name: 'Part of the day' })).getAllByRole('link');
  expect(parts.map((part) => part.textContent)).toEqual([
    'All day14 free',
    'Morning14 free',
    'Afternoonnone',
    'Eveningnone',
  ]);
});

test('the bar of a day that is over leads to the parts of today, and has none of them chosen', () => {
  const request = { ...question, date: '2026-11-17' };
  renderOnSite(<TimesBar question={request} days={times().days} text={text} mode="web" />);
  const bar = within(screen.getByRole('navigation', { name: 'Part of the day' }));
  expect(bar.getAllByRole('link').map((part) => [part.textContent, part.getAttribute('href')])).toEqual([
    ['All day7 free', '/times/swimming/2026-11-18/any-time/halifax/10'],
    ['Morning3 free', '/times/swimming/2026-11-18/morning/halifax/10'],
    ['Afternoonnone', '/times/swimming/2026-11-18/afternoon/halifax/10'],
    ['Evening4 free', '/times/swimming/2026-11-18/evening/halifax/10'],
  ]);
  expect(bar.queryByRole('link', { current: true })).not.toBeInTheDocument();
});

test('the bar of a weekend has both days chosen, and counts the parts of both', () => {
  const days = [counted('2026-11-20', 0, 2), counted('2026-11-21', 3, 4), counted('2026-11-22', 5, 0)];
  const request = { ...question, date: '2026-11-21', isWeekend: true };
  renderOnSite(<TimesBar question={request} days={days} text={text} mode="web" />);
  const shown = within(screen.getByRole('navigation', { name: 'Choose a day' })).getAllByRole('link', {
    current: 'date',
  });
  expect(shown.map((day) => [day.textContent, day.getAttribute('href')])).toEqual([
    ['Sat 21 November, 4 free', '/times/swimming/2026-11-21/evening/halifax/10'],
    ['Sun 22 November, none', '/times/swimming/2026-11-22/evening/halifax/10'],
  ]);
  const parts = within(screen.getByRole('navigation', { name: 'Part of the day' })).getAllByRole('link');
  expect(parts.map((part) => part.textContent)).toEqual([
    'All day12 free',
    'Morning8 free',
    'Afternoonnone',
    'Evening4 free',
  ]);
  expect(parts[1]).toHaveAttribute('href', '/times/swimming/2026-11-21-weekend/morning/halifax/10');
});

test('a choice of the bar keeps the focus on the page that it leads to', async () => {
  const bar = (request: TimesQuestion, path: string) =>
    renderOnSite(<TimesBar question={request} days={times().days} text={text} mode="web" />, { path });
  const first = bar(question, '/times/swimming/2026-11-19/evening/halifax/10');
  await userEvent.click(screen.getByRole('link', { name: /^Fri/ }));
  expect(first.router.push).toHaveBeenCalledWith('/times/swimming/2026-11-20/evening/halifax/10', { scroll: false });
  first.unmount();
  window.history.replaceState(null, '', '/times/swimming/2026-11-20/evening/halifax/10');
  bar({ ...question, date: '2026-11-20' }, '/times/swimming/2026-11-20/evening/halifax/10');
  expect(screen.getByRole('link', { name: /^Fri/ })).toHaveFocus();
});
