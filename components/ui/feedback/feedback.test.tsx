import { render, screen } from '@testing-library/react';
import { EmptyState } from './empty-state.tsx';
import { LazyNotice } from './lazy-notice.tsx';
import { Notice } from './notice.tsx';
import { Ring } from './ring.tsx';
import { Skeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';

describe('an empty state', () => {
  test('says what is missing, and what can be done about it', () => {
    render(
      <EmptyState title="No classes today" action={<a href="/tomorrow">See tomorrow</a>}>
        The pool is closed for repairs.
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'No classes today' })).toBeVisible();
    expect(screen.getByText('The pool is closed for repairs.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See tomorrow' })).toHaveAttribute('href', '/tomorrow');
  });

  test('has the level of heading that its place needs', () => {
    render(<EmptyState level={1} plain title="This page does not exist" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page does not exist');
  });
});

describe('a notice', () => {
  test('that is part of the page is not announced', () => {
    render(<Notice>Bring a towel.</Notice>);
    expect(screen.getByText('Bring a towel.')).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each(['status', 'alert'] as const)('that appears is announced as %s', (role) => {
    render(
      <Notice role={role} tone="danger">
        The card was declined.
      </Notice>,
    );
    expect(screen.getByRole(role)).toHaveTextContent('The card was declined.');
  });

  test('whose code is loaded with it appears once that is there', async () => {
    render(
      <LazyNotice role="alert" tone="warning">
        The classes did not load
      </LazyNotice>,
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('The classes did not load');
  });
});

describe('waiting', () => {
  test('is announced where a spinner has a label, and left to the text beside it where it has none', () => {
    const { rerender } = render(<Spinner label="Loading" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    rerender(<Spinner />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('keeps the room of what is coming, without a style attribute', () => {
    const { container } = render(<Skeleton width={120} height={44} />);
    const [placeholder] = container.children;
    expect(placeholder).toHaveAttribute('width', '120');
    expect(placeholder).toHaveAttribute('height', '44');
    expect(placeholder).toHaveAttribute('aria-hidden', 'true');
    expect(placeholder).not.toHaveAttribute('style');
  });
});

test.each([
  [-1, '0.0 100'],
  [0.5, '17.3 100'],
  [1, '34.6 100'],
  [7, '34.6 100'],
])('a ring filled by %d never draws more than the whole of it', (share, drawn) => {
  const { container } = render(<Ring share={share} />);
  expect(container.querySelector('circle:last-child')).toHaveAttribute('stroke-dasharray', drawn);
});
