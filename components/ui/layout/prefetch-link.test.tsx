import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pointerEvent } from '#tests/support/pointer-event.ts';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { PrefetchLink, type PrefetchLinkProps } from './prefetch-link.tsx';

const show = (props: Partial<PrefetchLinkProps> = {}) => {
  const follow = jest.fn<(target: string) => void>();
  const rendered = renderOnSite(
    <PrefetchLink href="/location/riverside" follow={follow} {...props}>
      Riverside
    </PrefetchLink>,
  );
  return { ...rendered, follow, link: screen.getByRole('link', { name: 'Riverside' }) };
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

test('a finger loads the page as a document, and the link is busy meanwhile', () => {
  const { link, router, follow } = show({ getTarget: () => '/location/riverside/today' });
  fireEvent(link, pointerEvent('pointerover', 'touch'));
  fireEvent.click(link);
  expect(router.prefetch).not.toHaveBeenCalled();
  expect(router.push).not.toHaveBeenCalled();
  expect(follow).toHaveBeenCalledWith('/location/riverside/today');
  expect(link).toHaveAttribute('aria-busy', 'true');
});

test('it is not busy any more on a page that comes back from the back-forward cache', () => {
  const { link } = show();
  fireEvent.click(link);
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(link).not.toHaveAttribute('aria-busy');
});

test('a page that keeps its place is opened by the router', () => {
  const { link, router, follow } = show({ scroll: false });
  fireEvent.click(link);
  expect(router.push).toHaveBeenCalledWith('/location/riverside', { scroll: false });
  expect(follow).not.toHaveBeenCalled();
});

test('a prefetched page is opened by the router, and the link is busy until it is there', async () => {
  const { link, router } = show();
  let arrive = () => {};
  const page = new Promise<void>((resolve) => (arrive = resolve));
  // What the router does in a transition until the page is there.
  const push = (): unknown => page;
  router.push.mockImplementation(push);
  fireEvent(link, pointerEvent('pointerover', 'mouse'));
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
