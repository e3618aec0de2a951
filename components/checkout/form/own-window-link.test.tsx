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
  const opened = { closed: false, location: { href: 'about:blank' } };
  window.open = jest.fn(() => opened) as unknown as typeof window.open;
  Object.defineProperty(window, 'parent', { value: {}, configurable: true });
  renderOnSite(<OwnWindowLink follow={follow} />, { mode: 'embedded' });
  await userEvent.click(screen.getByRole('button', { name: 'Open the checkout in a window of its own' }));
  await waitFor(() => expect(opened.location.href).not.toBe('about:blank'));
  return opened;
}

function say(source: unknown, data: unknown, origin = window.location.origin): void {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
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
  say(opened, { type: 'touchline:paid', path: '/booking-confirmed/7?embedded=true' });
  opened.closed = true;
  await waitFor(() => expect(follow.mock.calls).toEqual([['/booking-confirmed/7?embedded=true']]));
});

it('asks for the log-in there when there is no code, and reads the checkout anew after a window closed unpaid', async () => {
  refuse('handOver', 'too_many_requests');
  const opened = await press();
  expect(opened.location.href).toBe('http://localhost/basket/checkout?embedded=true&login=true');
  const paid = { type: 'touchline:paid', path: '/booking-confirmed/7' };
  say(window, paid);
  say(opened, paid, 'https://stranger.example');
  say(opened, { ...paid, path: 'https://stranger.example' });
  say(opened, 'text');
  opened.closed = true;
  await waitFor(() => expect(follow.mock.calls).toEqual([[window.location.href]]));
});
