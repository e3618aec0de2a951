import { useContext, useEffect } from 'react';
import type { Follow } from '#lib/browser/load-page.ts';
import { redirectTarget } from '#lib/zones/redirect-target.ts';
import { useSite } from '#lib/zones/site-context.tsx';
import { SessionContext } from './session-context.tsx';

/**
 * Removes `login` and `redirect` from the URL, to which `/login` redirected with them. Returns `redirect`, empty where
 * it is missing, and null without `login`.
 */
function takeLoginLink(): string | null {
  const url = new URL(window.location.href);
  if (!url.searchParams.has('login')) return null;
  const redirect = url.searchParams.get('redirect') ?? '';
  url.searchParams.delete('login');
  url.searchParams.delete('redirect');
  window.history.replaceState(null, '', url);
  return redirect;
}

/**
 * Opens the log-in modal over the page to which `/login` of bookings redirected (docs/product.md#redirects). After the
 * log-in the browser goes to its `redirect` (our own hosts only); a user who is logged in goes there immediately.
 */
export function useLoginLink(open: (onLoggedIn?: () => void) => void, follow: Follow): void {
  const { origins } = useSite();
  const { read, refresh } = useContext(SessionContext);
  useEffect(() => {
    const goOn = async () => {
      const redirect = takeLoginLink();
      if (redirect === null) return;
      const target = redirectTarget(redirect, origins, '');
      const leave = () => {
        if (target !== '') follow(target);
      };
      await refresh();
      if (read()?.loggedIn) leave();
      else open(leave);
    };
    const frame = requestAnimationFrame(() => void goOn());
    return () => cancelAnimationFrame(frame);
  }, [open, follow, origins, read, refresh]);
}
