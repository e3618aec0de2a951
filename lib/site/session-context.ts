import { createContext, useContext } from 'react';
import type { PublicSession } from '../session/session.ts';

export interface SessionState {
  /** Null until the first answer: the page is the same for everybody up to then. */
  session: PublicSession | null;
  /** Asks again at once, after a log-in, a log-out or a change of the person acted for. */
  refresh: () => Promise<void>;
}

export const SessionContext = createContext<SessionState>({ session: null, refresh: async () => undefined });

/** Whether somebody is logged in, asked every five seconds (spec section 4). */
export function useSession(): SessionState {
  return useContext(SessionContext);
}
