'use client';

import { fetchSession } from '#lib/auth/fetch-session.ts';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { useSession } from '#lib/auth/session-context.tsx';

/**
 * Does something that needs a customer: at once for somebody who is logged in, and for a guest after the log-in modal
 * (docs/product.md#timetables). `justLoggedIn` says that what the guest saw may not be true for them.
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
