import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast } from './dismiss-toast.ts';
import { showToast, type ToastOptions, type ToastType } from './show-toast.ts';
import { Toaster } from './toaster.tsx';

const toaster = () => render(<Toaster label="Notifications" dismissLabel="Dismiss" />);
const show = (options: ToastOptions): string => {
  let id = '';
  act(() => {
    id = showToast(options);
  });
  return id;
};
const pass = (milliseconds: number) =>
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
const types: ToastType[] = ['success', 'danger', 'info', 'warning', 'blank', 'loading', 'custom'];

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  act(() => dismissToast());
  pass(1000);
  jest.useRealTimers();
});

test.each(types)('shows a toast of type %s with its message', (type) => {
  toaster();
  show({ type, message: 'Extra removed from cart' });
  expect(screen.getByText('Extra removed from cart').parentElement).toHaveClass(`toast--${type}`);
});

test('is announced politely in a named place', () => {
  toaster();
  show({ type: 'success', message: 'Credit successfully applied.' });
  const place = screen.getByRole('region', { name: 'Notifications' });
  expect(place).toHaveAttribute('aria-live', 'polite');
  expect(place).toHaveTextContent('Credit successfully applied.');
});

test('goes after five seconds', () => {
  toaster();
  show({ type: 'info', message: 'Held until 09:27' });
  pass(4900);
  expect(screen.getByText('Held until 09:27')).toBeVisible();
  pass(1000);
  expect(screen.queryByText('Held until 09:27')).toBeNull();
});

test('goes after the time it was given', () => {
  toaster();
  show({ type: 'info', message: 'Please select a venue', duration: 3000 });
  pass(4000);
  expect(screen.queryByText('Please select a venue')).toBeNull();
});

test.each([{ type: 'info', duration: 0 }, { type: 'loading' }] as const)('stays: %j', (options) => {
  toaster();
  show({ ...options, message: 'Applying your credit' });
  pass(60_000);
  expect(screen.getByText('Applying your credit')).toBeVisible();
});

test('takes the place of the toast with its id', () => {
  toaster();
  const id = show({ type: 'loading', message: 'Applying your credit' });
  show({ id, type: 'success', message: 'Credit successfully applied.' });
  expect(screen.queryByText('Applying your credit')).toBeNull();
  expect(screen.getByText('Credit successfully applied.')).toBeVisible();
});

test('is dismissed by its button', async () => {
  const user = userEvent.setup({
    advanceTimers: (milliseconds) => {
      jest.advanceTimersByTime(milliseconds);
    },
  });
  toaster();
  show({ type: 'danger', message: 'Something went wrong', duration: 0 });
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  pass(1000);
  expect(screen.queryByText('Something went wrong')).toBeNull();
});
