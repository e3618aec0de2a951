import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PublicSession } from '#lib/session/session.ts';

export interface SessionState {
  /** Null until the first answer: the page is the same for everybody up to then. */
  session: PublicSession | null;
  /** Asks again at once, after a log-in, a log-out or a change of the person acted for. */
  refresh: () => Promise<void>;
}

/**
 * Where the log-in state is kept. It stays the same object while the state changes: parts of a page that still sleep
 * are not disturbed by it, and what comes to life late starts from nobody, as the server did.
 */
export interface SessionStore {
  read: () => PublicSession | null;
  subscribe: (changed: () => void) => () => void;
  refresh: SessionState['refresh'];
}

export const SessionContext = createContext<SessionStore>({
  read: () => null,
  subscribe: () => () => undefined,
  refresh: async () => undefined,
});

const nobodyKnown = () => null;

/** Whether somebody is logged in, asked every five seconds (spec section 4). */
export function useSession(): SessionState {
  const { read, subscribe, refresh } = useContext(SessionContext);
  return { session: useSyncExternalStore(subscribe, read, nobodyKnown), refresh };
}
