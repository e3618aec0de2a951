import type { PublicSession } from '#lib/api/session.ts';
import { fetchSession } from './fetch-session.ts';

export interface SessionState {
  /** Null until the first answer: the page is the same for everybody up to then. */
  session: PublicSession | null;
  /** Asks again at once, after a log-in, a log-out or a change of the person acted for. */
  refresh: () => Promise<void>;
}

/**
 * Where the log-in state is kept. It stays the same object while the state changes, because a context that changes above
 * a part of the page makes React render that part anew instead of hydrating it; what is hydrated late starts from nobody,
 * as the server did.
 */
export interface SessionStore {
  read: () => PublicSession | null;
  subscribe: (changed: () => void) => () => void;
  refresh: SessionState['refresh'];
}

const getIdentity = ({ userId, selectedUserId }: PublicSession) => `${userId}/${selectedUserId}`;

/** Keeps who is logged in, as far as it is known. `onChange` runs when it turns out to be somebody else than before. */
export function makeSessionStore({ onChange }: { onChange: () => void }): SessionStore {
  const listeners = new Set<() => void>();
  let session: PublicSession | null = null;
  return {
    read: () => session,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    async refresh() {
      const next = await fetchSession();
      const before = session;
      if (next === null || (before !== null && getIdentity(before) === getIdentity(next))) return;
      session = next;
      listeners.forEach((changed) => changed());
      if (before !== null) onChange();
    },
  };
}
