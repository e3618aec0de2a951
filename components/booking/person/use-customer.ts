'use client';

import { fetchSession } from '#lib/auth/fetch-session.ts';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { useSession } from '#lib/auth/session-context.tsx';

/**
 * Runs an action that needs a customer: at once for a signed-in user, for a guest after the log-in modal
 * (docs/product.md#timetables). `justLoggedIn` tells the action that the data on screen was loaded for a guest and may
 * not apply to this user.
 */
export const useCustomer = (): ((action: (justLoggedIn: boolean) => void) => Promise<void>) => {
  const { session } = useSession();
  const login = useLoginModal();
  return async (action) => {
    const known = session ?? (await fetchSession());
    if (known?.loggedIn) action(false);
    else login.open(() => action(true));
  };
};
