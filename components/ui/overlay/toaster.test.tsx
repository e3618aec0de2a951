import { jest } from '@jest/globals';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { showToast, Toaster, type ToastOptions } from './toaster.tsx';

const toaster = () => render(<Toaster label="Notifications (F6)" dismissLabel="Dismiss" />);
const pass = (milliseconds: number) =>
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
/** sonner renders a toast only after a timeout. */
const show = (options: ToastOptions) => {
  act(() => showToast(options));
  pass(1);
};
const pressF6 = () => {
  const press = createEvent.keyDown(document.body, { key: 'F6', code: 'F6' });
  fireEvent(document.body, press);
  return press;
};
const types = [
  ['success', 'success'],
  ['danger', 'error'],
  ['info', 'info'],
  ['warning', 'warning'],
  ['blank', null],
  ['loading', 'loading'],
  ['custom', null],
] as const;

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no pointers to capture.
  Element.prototype.setPointerCapture = () => undefined;
});

afterEach(() => {
  act(() => void toast.dismiss());
  pass(1000);
  jest.useRealTimers();
});

test.each(types)('shows a toast of type %s with its message', (type, shownAs) => {
  toaster();
  show({ type, message: 'Extra removed from cart' });
  expect(screen.getByText('Extra removed from cart')).toBeVisible();
  expect(screen.getByRole('listitem').getAttribute('data-type')).toBe(shownAs);
});

test('fills a custom toast with an element, which can be dismissed too', () => {
  toaster();
  show({ type: 'custom', message: <strong>Held until 09:27</strong> });
  expect(screen.getByText('Held until 09:27').tagName).toBe('STRONG');
  expect(screen.getByRole('button', { name: 'Dismiss' })).toBeVisible();
});

test('leads on by links below its message', () => {
  toaster();
  show({
    message: 'Successfully added item to the basket.',
    links: [{ label: 'Checkout now', href: '/basket/checkout' }],
  });
  expect(screen.getByText('Successfully added item to the basket.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Checkout now' })).toHaveAttribute('href', '/basket/checkout');
});

test('is announced politely in a region whose name tells the key that leads there', () => {
  toaster();
  show({ type: 'success', message: 'Credit successfully applied.' });
  const region = screen.getByRole('region', { name: 'Notifications (F6)' });
  expect(region).toHaveAttribute('aria-live', 'polite');
  expect(region).toHaveTextContent('Credit successfully applied.');
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

test.each([{ type: 'info', duration: 0 }, { type: 'loading' }, { type: 'loading', duration: 3000 }] as const)(
  'stays: %j',
  (options) => {
    toaster();
    show({ ...options, message: 'Applying your credit' });
    pass(60_000);
    expect(screen.getByText('Applying your credit')).toBeVisible();
  },
);

test('takes the place of the toast with its id, and goes in its own time', () => {
  toaster();
  show({ id: 'credit', type: 'loading', message: 'Applying your credit' });
  show({ id: 'credit', type: 'success', message: 'Credit successfully applied.' });
  expect(screen.queryByText('Applying your credit')).toBeNull();
  expect(screen.getByText('Credit successfully applied.')).toBeVisible();
  pass(6000);
  expect(screen.queryByText('Credit successfully applied.')).toBeNull();
});

test('shows four at once, the newest first', () => {
  toaster();
  for (const message of ['one', 'two', 'three', 'four', 'five']) show({ message });
  const shown = screen.getAllByRole('listitem').filter((item) => item.dataset['visible'] === 'true');
  expect(shown.map(({ textContent }) => textContent)).toEqual(['five', 'four', 'three', 'two']);
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

test('F6 leads to the toasts, stops their clocks, and leads no further', () => {
  toaster();
  show({ type: 'info', message: 'Held until 09:27' });
  const press = pressF6();
  expect(screen.getByRole('list')).toHaveFocus();
  expect(press.defaultPrevented).toBe(true);
  pass(60_000);
  expect(screen.getByText('Held until 09:27')).toBeVisible();
  fireEvent.keyDown(screen.getByRole('list'), { key: 'Escape', code: 'Escape' });
  pass(6000);
  expect(screen.queryByText('Held until 09:27')).toBeNull();
});

test('F6 is left to the browser without a toast', () => {
  toaster();
  expect(pressF6().defaultPrevented).toBe(false);
  show({ type: 'info', message: 'Held until 09:27' });
  pass(6000);
  expect(pressF6().defaultPrevented).toBe(false);
});
