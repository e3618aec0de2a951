import { useSession } from '#lib/auth/session-context.tsx';

/** Whom the customer acts for, null for themself; until the session is read, what the server knew of it. */
export function useActing(selectedUserId: number | null): number | null {
  const { session } = useSession();
  return session === null ? selectedUserId : session.selectedUserId;
}
