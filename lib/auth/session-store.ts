import type { PublicSession } from '#lib/api/session.ts';
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
export interface SessionStore {
  read: () => PublicSession | null;
  subscribe: (changed: () => void) => () => void;
  refresh: SessionState['refresh'];
}

const getIdentity = ({ userId, selectedUserId }: PublicSession) => `${userId}/${selectedUserId}`;

/** Creates the store. `onChange` is called when the signed-in or acting user changes. */
export function makeSessionStore({ onChange }: { onChange: () => void }): SessionStore {
  const listeners = new Set<() => void>();
  let session: PublicSession | null = null;
  return {
    read: () => session,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    async refresh({ keepsPage = false } = {}) {
      const next = await fetchSession();
      const before = session;
      if (next === null || (before !== null && getIdentity(before) === getIdentity(next))) return;
      session = next;
      listeners.forEach((changed) => changed());
      if (before !== null && !keepsPage) onChange();
    },
  };
}
