import { render, screen } from '@testing-library/react';
import { EmptyState } from './feedback/empty-state.tsx';
import { Spinner } from './feedback/spinner.tsx';
import { Breadcrumb } from './layout/breadcrumb.tsx';
import { ShareLine } from './layout/share-line.tsx';
import { Pill, pill } from './pill.tsx';
import { Price } from './price.tsx';

test('shows money from minor units, and what it was before', () => {
  render(<Price amountMinor={10800} currency="GBP" was={{ amountMinor: 12000, label: 'Before' }} />);
  expect(screen.getByText('£108.00')).toBeVisible();
  expect(document.querySelector('s')).toHaveTextContent('Before £120.00');
});

test('draws the share that is left as a ring', () => {
  render(
    <Pill tone="success" share={0.5}>
      12 available
    </Pill>,
  );
  expect(screen.getByText('12 available')).toHaveClass(pill({ tone: 'success' }), { exact: true });
  expect(document.querySelectorAll('circle')[1]).toHaveAttribute('stroke-dasharray', '17.3 100');
});

test.each([
  [-1, '0.00%'],
  [0.82, '82.00%'],
  [7, '100.00%'],
])('draws a share of %d as a line of %s', (share, width) => {
  render(<ShareLine share={share} />);
  expect(document.querySelector('rect')).toHaveAttribute('width', width);
});

test('ends the way here with the page itself', () => {
  const items = [
    { label: 'Riverside', href: '/riverside' },
    { label: 'Classes', href: '/classes' },
  ];
  render(<Breadcrumb label="Breadcrumb" home={{ href: '/', label: 'Home' }} items={items} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/riverside']);
  expect(screen.getByText('Classes')).toHaveAttribute('aria-current', 'page');
});

test('names what is being waited for', () => {
  render(<Spinner label="Loading the basket" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the basket');
});

test('stands in the outline of the page at the level asked for', () => {
  render(
    <EmptyState title="No venues found" level={3} action={<a href="/">Home</a>}>
      Nothing within 5 miles.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'No venues found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
});
