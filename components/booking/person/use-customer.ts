'use client';

import { useTranslations } from 'next-intl';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { fetchSession } from '#lib/auth/fetch-session.ts';
import { useLoginModal, type BookingIntent } from '#lib/auth/login-modal-context.tsx';
import { useSession } from '#lib/auth/session-context.tsx';
import { unloadedKey } from '#lib/i18n/unloaded-key.ts';

/**
 * Runs an action that needs a customer: at once for a signed-in user, for a guest after the log-in modal
 * (docs/product.md#timetables). `justLoggedIn` tells the action that the data on screen was loaded for a guest and may
 * not apply to this user. `getIntent` describes the booking that the modal shows meanwhile. Where nobody can
 * say who it is, as without a connection, that is told. The promise resolves when the action has ended, for a guest when
 * the modal is open.
 */
export const useCustomer = (): ((
  action: (justLoggedIn: boolean) => void | Promise<void>,
  getIntent?: () => Promise<BookingIntent>,
) => Promise<void>) => {
  const { session } = useSession();
  const login = useLoginModal();
  const t = useTranslations();
  const toast = useToast();
  return async (action, getIntent) => {
    const code = session?.loggedIn ? undefined : login.preload?.();
    const known = session ?? (await fetchSession());
    if (known === null) return toast({ type: 'danger', message: t(unloadedKey()) });
    if (known.loggedIn) return action(false);
    const [intent] = await Promise.all([getIntent?.(), code]);
    login.open(() => void action(true), { intent });
  };
};
