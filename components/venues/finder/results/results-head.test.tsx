import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Found } from '#components/venues/finder/venue-finding.ts';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { halifax } from '#tests/support/venues-components/finder-venues.ts';
import { ResultsHead, type ResultsView } from './results-head.tsx';

const list = (total: number) => ({ venues: [], total, nearest: null });
const near = (place: string | null, count: number): Found => ({
  ...{ kind: 'near', place, point: halifax, radius: 5 },
  ...list(count),
});
const show = (results: Found, view: ResultsView = 'list', isSearching = false) => {
  const views: ResultsView[] = [];
  renderOnSite(
    <ResultsHead found={results} isSearching={isSearching} view={view} onView={(next) => void views.push(next)} />,
  );
  return views;
};

const titles: [string, string, Found][] = [
  ['12 venues', 'From A to Z', { kind: 'all', ...list(12) }],
  ['1 venue', 'From A to Z', { kind: 'all', ...list(1) }],
  ['3 venues', 'From A to Z', { kind: 'too_short', ...list(3) }],
  ['3 venues', 'From A to Z', { kind: 'failed', ...list(3) }],
  ['3 venues', 'From A to Z', { kind: 'unknown_place', term: 'Atlantis', ...list(3) }],
  ['2 venues named “hall”', 'From A to Z', { kind: 'named', term: 'hall', ...list(2) }],
  ['1 venue near Halifax', 'Nearest first', near('Halifax', 1)],
  ['2 venues near you', 'Nearest first', near(null, 2)],
  ['2,014 venues', 'From A to Z', { kind: 'all', ...list(2014) }],
];

test.each(titles)('the head says “%s”, %s', (title, order, results) => {
  show(results);
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.getByText(order)).toBeVisible();
});

test.each([
  ['No venues near Halifax', 'Halifax'],
  ['No venues near you', null],
])('“%s” has no order', (title, place) => {
  show(near(place, 0));
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByText(/A to Z|Nearest/)).not.toBeInTheDocument();
});

test('while another search is under way it says so, and in which order the old list is', () => {
  show(near('Halifax', 2), 'list', true);
  expect(screen.getByRole('heading', { level: 2, name: 'Searching' })).toBeVisible();
  expect(screen.getByText('Nearest first')).toBeVisible();
});

test('a new result is announced', () => {
  show(near('Halifax', 2));
  expect(screen.getByRole('heading')).toHaveAttribute('aria-live', 'polite');
});

test('list and map can be exchanged, and the one in view is marked', async () => {
  const views = show({ kind: 'all', ...list(3) });
  expect(screen.getByRole('group', { name: 'Show results as' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Map' })).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(screen.getByRole('button', { name: 'Map' }));
  expect(views).toEqual(['map']);
});
