import { useSession } from '#lib/auth/session-context.tsx';

/** The acting person as the query of a call: nobody is named where the customer acts for themself. */
export const actingQuery = (selectedUserId: number | null): { selectedUserId?: number } =>
  selectedUserId === null ? {} : { selectedUserId };

/** Whom the customer acts for, null for themself; until the session is read, what the server knew of it. */
export function useActing(selectedUserId: number | null): number | null {
  const { session } = useSession();
  return session === null ? selectedUserId : session.selectedUserId;
}
