import { useContext, useEffect, useRef } from 'react';
import type { Follow } from '#lib/browser/load-page.ts';
import { redirectTarget } from '#lib/zones/redirect-target.ts';
import { useSite } from '#lib/zones/site-context.tsx';
import { readLoginLink, removeLoginLink } from './login-link.ts';
import { SessionContext } from './session-context.tsx';

/**
 * Opens the log-in modal over the page to which `/login` of bookings redirected (docs/product.md#redirects). After the
 * log-in the browser goes to its `redirect` (our own hosts only); a user who is logged in goes there immediately. The URL
 * keeps asking for the log-in until the modal is closed: a document that is loaded again meanwhile opens it, too.
 */
export function useLoginLink(open: (onLoggedIn?: () => void) => void, follow: Follow): void {
  const { origins } = useSite();
  const { read, refresh } = useContext(SessionContext);
  const isTaken = useRef(false);
  useEffect(() => {
    const goOn = async () => {
      const redirect = readLoginLink();
      if (redirect === null || isTaken.current) return;
      isTaken.current = true;
      const target = redirectTarget(redirect, origins, '');
      const leave = () => {
        removeLoginLink({ isLeaving: target !== '' });
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
