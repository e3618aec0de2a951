import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { halifax } from '#tests/support/venues-components/finder-venues.ts';
import { ResultsHead, type ResultsView } from './results-head.tsx';
import type { Found } from './venue-finding.ts';

const found = (count: number) => Array.from({ length: count }, () => ({ distanceMiles: 1 }));
const near = (place: string | null, count: number): Found<object> => ({
  ...{ kind: 'near', place, point: halifax, radius: 5, nearest: 1 },
  venues: found(count),
});
const show = (results: Found<object>, view: ResultsView = 'list') => {
  const views: ResultsView[] = [];
  renderOnSite(<ResultsHead found={results} view={view} onView={(next) => void views.push(next)} />);
  return views;
};

const titles: [string, string, Found<object>][] = [
  ['12 venues', 'From A to Z', { kind: 'all', venues: found(12) }],
  ['1 venue', 'From A to Z', { kind: 'all', venues: found(1) }],
  ['3 venues', 'From A to Z', { kind: 'too_short', venues: found(3) }],
  ['3 venues', 'From A to Z', { kind: 'failed', venues: found(3) }],
  ['3 venues', 'From A to Z', { kind: 'unknown_place', term: 'Atlantis', venues: found(3) }],
  ['2 venues named “hall”', 'From A to Z', { kind: 'named', term: 'hall', venues: found(2) }],
  ['1 venue near Halifax', 'Nearest first', near('Halifax', 1)],
  ['2 venues near you', 'Nearest first', near(null, 2)],
  ['Searching', 'From A to Z', { kind: 'searching', venues: found(3) }],
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

test('a new result is announced', () => {
  show(near('Halifax', 2));
  expect(screen.getByRole('heading')).toHaveAttribute('aria-live', 'polite');
});

test('list and map can be exchanged, and the one in view is marked', async () => {
  const views = show({ kind: 'all', venues: found(3) });
  expect(screen.getByRole('group', { name: 'Show results as' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Map' })).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(screen.getByRole('button', { name: 'Map' }));
  expect(views).toEqual(['map']);
});
