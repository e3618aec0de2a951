'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { fetchSession } from '../../lib/session/fetch-session.ts';
import type { PublicSession } from '../../lib/session/session.ts';
import { SessionContext } from '../../lib/site/session-context.ts';
import { listenFor } from '../../lib/site/site-events.ts';

/** How often the log-in state is asked for, in milliseconds (spec section 9). */
const pollEvery = 5000;

const identityOf = (session: PublicSession) => `${session.userId}/${session.selectedUserId}`;

export interface SessionProviderProps {
  children: ReactNode;
  /** Loads the page afresh. */
  reload?: () => void;
}

const reloadPage = () => window.location.reload();

/** Keeps the log-in state: asked every five seconds while the page is seen, and whenever it is seen again. */
export const SessionProvider = ({ children, reload = reloadPage }: SessionProviderProps) => {
  const router = useRouter();
  const [session, setSession] = useState<PublicSession | null>(null);
  const known = useRef<string | null>(null);

  const refresh = useCallback(async () => {
    const next = await fetchSession();
    if (next === null || known.current === identityOf(next)) return;
    const isChange = known.current !== null;
    known.current = identityOf(next);
    setSession(next);
    if (isChange) router.refresh();
  }, [router]);

  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    ask();
    const timer = setInterval(ask, pollEvery);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [refresh]);

  // The proxy has taken the cookie away by now, so this cannot come round a second time.
  useEffect(
    () =>
      listenFor('unauthenticated', () => {
        if (session?.loggedIn) reload();
      }),
    [session, reload],
  );

  const state = useMemo(() => ({ session, refresh }), [session, refresh]);
  return <SessionContext value={state}>{children}</SessionContext>;
};
