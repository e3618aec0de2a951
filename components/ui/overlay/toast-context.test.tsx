import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider, useToast } from './toast-context.tsx';

const Raise = () => {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast({ message: 'Held until 09:42' })}>
      raise
    </button>
  );
};

test('loads what shows toasts with the first toast, not before', async () => {
  render(
    <ToastProvider label="Notifications (F6)" dismissLabel="Dismiss">
      <Raise />
    </ToastProvider>,
  );
  // sonner adds its style to the page as soon as it is loaded.
  expect(document.querySelector('style')).toBeNull();
  await userEvent.click(screen.getByText('raise'));
  expect(await screen.findByText('Held until 09:42')).toBeVisible();
  expect(document.querySelector('style')).not.toBeNull();
});

test('says what there is to say when its code cannot be loaded', async () => {
  render(
    <ToastProvider
      label="Notifications (F6)"
      dismissLabel="Dismiss"
      load={() => Promise.reject(new Error('No connection'))}
    >
      <Raise />
    </ToastProvider>,
  );
  await userEvent.click(screen.getByText('raise'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Held until 09:42');
});
