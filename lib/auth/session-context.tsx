'use client';

import { useRouter } from 'next/navigation';
import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { PublicSession } from '#lib/api/session.ts';
import { emit, on } from '#lib/browser/site-events.ts';
import { keepActingFor } from './acting-for.ts';
import { fetchSession } from './fetch-session.ts';

export interface SessionState {
  /** Null until the first response: until then the page is the same for all visitors. */
  session: PublicSession | null;
  /** Fetches the state immediately, after a log-in, a log-out or a change of the acting user. */
  refresh: (options?: RefreshOptions) => Promise<void>;
}

interface RefreshOptions {
  /**
   * The page reads by itself what is the visitor's, so that it is not rendered anew. For a page that moves on at once:
   * when its query string changes while Next refreshes, Next loads the whole document again.
   */
  keepsPage?: boolean;
}

/**
 * Store of the log-in state. The object stays the same while the state changes: a change of a context value above a
 * boundary that is not hydrated yet makes React discard its server HTML and render it on the client. Such a boundary
 * hydrates with the signed-out state, which is what the server rendered.
 */
interface SessionStore {
  read: () => PublicSession | null;
  subscribe: (changed: () => void) => () => void;
  refresh: SessionState['refresh'];
}

const getIdentity = ({ userId, selectedUserId }: PublicSession) => `${userId}/${selectedUserId}`;

/** Creates the store. `onChange` is called when the signed-in or acting user changes. */
export function makeSessionStore({ onChange }: { onChange: () => void }): SessionStore {
  const listeners = new Set<() => void>();
  let session: PublicSession | null = null;
  let questions = 0;
  /** The number of the question whose answer is known. */
  let answered = 0;
  return {
    read: () => session,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    async refresh({ keepsPage = false } = {}) {
      questions += 1;
      const question = questions;
      const next = await fetchSession();
      const before = session;
      // What was asked before says who it was before, such as a poll while another person was chosen.
      if (question < answered || next === null) return;
      answered = question;
      keepActingFor(next);
      if (before !== null && getIdentity(before) === getIdentity(next)) return;
      session = next;
      listeners.forEach((changed) => changed());
      if (before !== null && !keepsPage) onChange();
    },
  };
}

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
