import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { OwnWindowLink } from './own-window-link.tsx';

withSiteServer();

const code = `ho_${'a'.repeat(43)}`;
const follow = jest.fn();

/** Presses the link in a frame; returns the window that it opens. */
async function press() {
  const opened = { closed: false, location: { href: 'about:blank', pathname: 'blank', search: '' } };
  window.open = jest.fn(() => opened) as unknown as typeof window.open;
  Object.defineProperty(window, 'parent', { value: {}, configurable: true });
  renderOnSite(<OwnWindowLink follow={follow} />, { mode: 'embedded' });
  await userEvent.click(screen.getByRole('button', { name: 'Pay in a window of its own' }));
  await waitFor(() => expect(opened.location.href).not.toBe('about:blank'));
  return opened;
}

beforeEach(() => follow.mockClear());
afterEach(() => Object.defineProperty(window, 'parent', { value: window, configurable: true }));

it('is there in a frame only', () => {
  renderOnSite(<OwnWindowLink />, { mode: 'embedded' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('opens the checkout signed in by a one-time code, and goes on with the confirmation', async () => {
  answer('handOver', { code, expiresAt: '2026-11-26T12:00:00Z' });
  const opened = await press();
  expect(opened.location.href).toBe(`http://localhost/basket/checkout?embedded=true&token=${code}`);
  const confirmation = { pathname: '/booking-confirmed/7', search: '?embedded=true' };
  Object.assign(opened.location, confirmation);
  await new Promise((resolve) => setTimeout(resolve, 600));
  opened.closed = true;
  await waitFor(() => expect(follow.mock.calls).toEqual([['/booking-confirmed/7?embedded=true']]));
});

it('asks for the log-in there when there is no code, and reads the checkout anew after a window closed unpaid', async () => {
  refuse('handOver', 'too_many_requests');
  const opened = await press();
  expect(opened.location.href).toBe('http://localhost/basket/checkout?embedded=true&login=true');
  opened.closed = true;
  await waitFor(() => expect(follow.mock.calls).toEqual([[window.location.href]]));
});
