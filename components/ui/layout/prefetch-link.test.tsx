import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pointerEvent } from '#tests/support/pointer-event.ts';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { PrefetchLink } from './prefetch-link.tsx';

const show = () => {
  const rendered = renderOnSite(<PrefetchLink href="/location/riverside">Riverside</PrefetchLink>);
  return { ...rendered, link: screen.getByRole('link', { name: 'Riverside' }) };
};

test('its page is prefetched when a mouse reaches it', () => {
  const { link, router } = show();
  fireEvent(link, pointerEvent('pointerover', 'mouse'));
  expect(router.prefetch).toHaveBeenCalledWith('/location/riverside');
});

test('its page is prefetched when the keyboard reaches it', async () => {
  const { router } = show();
  await userEvent.tab();
  expect(router.prefetch).toHaveBeenCalledWith('/location/riverside');
});

test('a finger asks for the page alone', () => {
  const { link, router } = show();
  fireEvent(link, pointerEvent('pointerover', 'touch'));
  expect(router.prefetch).not.toHaveBeenCalled();
});

test('it is busy from the press until its page is there', async () => {
  const { link, router } = show();
  let arrive = () => {};
  const page = new Promise<void>((resolve) => (arrive = resolve));
  // What the router does in a transition until the page is there.
  const push = (): unknown => page;
  router.push.mockImplementation(push);
  await userEvent.click(link);
  expect(router.push).toHaveBeenCalledWith('/location/riverside');
  expect(link).toHaveAttribute('aria-busy', 'true');
  await act(async () => arrive());
  await waitFor(() => expect(link).not.toHaveAttribute('aria-busy'));
});

test('a press for a new tab is left to the browser', () => {
  const { link, router } = show();
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link, { ctrlKey: true });
  expect(router.push).not.toHaveBeenCalled();
});
