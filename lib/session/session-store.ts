import type { SessionStore } from '#lib/site/session-context.ts';
import { fetchSession } from './fetch-session.ts';
import type { PublicSession } from './session.ts';

const identityOf = ({ userId, selectedUserId }: PublicSession) => `${userId}/${selectedUserId}`;

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
      if (next === null || (before !== null && identityOf(before) === identityOf(next))) return;
      session = next;
      listeners.forEach((changed) => changed());
      if (before !== null) onChange();
    },
  };
}
