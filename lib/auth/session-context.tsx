'use client';

import { useRouter } from 'next/navigation';
import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { emit, on } from '#lib/browser/site-events.ts';
import { makeSessionStore, type SessionState, type SessionStore } from './session-store.ts';

export const SessionContext = createContext<SessionStore>({
  read: () => null,
  subscribe: () => () => undefined,
  refresh: async () => undefined,
});

/** Polling interval of the log-in state, in milliseconds (docs/product.md#log-in). */
const pollEvery = 5000;

export interface SessionProviderProps {
  children: ReactNode;
  /** Reloads the document. */
  reload?: () => void;
}

const reloadPage = () => window.location.reload();

/**
 * Provides the log-in state: polled every five seconds while the page is visible, and when it becomes visible again.
 */
export const SessionProvider = ({ children, reload = reloadPage }: SessionProviderProps) => {
  const router = useRouter();
  const [store] = useState(() => makeSessionStore({ onChange: () => emit('session', null) }));

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

  useEffect(() => on('session', () => router.refresh()), [router]);

  // No reload loop: the proxy has already deleted the session cookie, so the reloaded page is signed out.
  useEffect(
    () =>
      on('unauthenticated', () => {
        if (store.read()?.loggedIn) reload();
      }),
    [store, reload],
  );

  return <SessionContext value={store}>{children}</SessionContext>;
};

const nobodyKnown = () => null;

/** The log-in state, polled every five seconds (docs/product.md#log-in). */
export function useSession(): SessionState {
  const { read, subscribe, refresh } = useContext(SessionContext);
  return { session: useSyncExternalStore(subscribe, read, nobodyKnown), refresh };
}
