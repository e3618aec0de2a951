'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, type ReactNode } from 'react';
import { makeSessionStore } from '#lib/session/session-store.ts';
import { SessionContext } from '#lib/site/session-context.ts';
import { listenFor } from '#lib/site/site-events.ts';

/** How often the log-in state is asked for, in milliseconds (spec section 9). */
const pollEvery = 5000;

export interface SessionProviderProps {
  children: ReactNode;
  /** Loads the page afresh. */
  reload?: () => void;
}

const reloadPage = () => window.location.reload();

/** Keeps the log-in state: asked every five seconds while the page is seen, and whenever it is seen again. */
export const SessionProvider = ({ children, reload = reloadPage }: SessionProviderProps) => {
  const router = useRouter();
  const [store] = useState(() => makeSessionStore({ onChange: () => router.refresh() }));

  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') void store.refresh();
    };
    ask();
    const timer = setInterval(ask, pollEvery);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [store]);

  // The proxy has taken the cookie away by now, so this cannot come round a second time.
  useEffect(
    () =>
      listenFor('unauthenticated', () => {
        if (store.read()?.loggedIn) reload();
      }),
    [store, reload],
  );

  return <SessionContext value={store}>{children}</SessionContext>;
};
