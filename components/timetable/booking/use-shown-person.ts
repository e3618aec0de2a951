import { useContext } from 'react';
import type { PersonChange } from '#components/booking/person/selecting-person.ts';
import { SessionContext } from '#lib/auth/session-context.tsx';
import { loadActions } from './load-actions.ts';

export interface ShownPerson {
  /** Whom the page shows at this moment, which may have changed since the press. */
  getPersonId: () => number | undefined;
  /** What has become of a change of the person that was under way at the press; what is shown may be of the one before. */
  getPersonChange: () => Promise<PersonChange>;
}

/** For whom a press books: the person of the session as it is now, not as it was when the page was drawn. */
export function useShownPerson(): ShownPerson {
  const { read } = useContext(SessionContext);
  return {
    getPersonId: () => {
      const now = read();
      return now?.selectedUserId ?? now?.userId ?? undefined;
    },
    getPersonChange: async () => {
      if (read()?.loggedIn !== true) return 'none';
      const actions = await loadActions().catch(() => null);
      return actions === null ? 'none' : actions.personSettled();
    },
  };
}
