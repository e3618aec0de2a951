'use client';

import LogOut from 'lucide-react/icons/log-out';
import { useTranslations } from 'next-intl';
import { LogOutButton } from '#components/booking/log-out-button.tsx';
import { useKeptState } from '#components/booking/use-kept-state.ts';
import { isPayAttempt, type PayAttempt } from '#components/desk/pay/pay-state.ts';
import { unlockDesk } from '#lib/browser/desk-lock.ts';
import { loadPage, type Follow } from '#lib/browser/load-page.ts';

const noAttempt: PayAttempt | null = null;

/**
 * Logs out whoever has locked the desk, and ends the lock. Not there while a payment has no answer yet: a log-out would
 * forget the key with which it is asked about.
 */
export const LockLogOut = ({ follow = loadPage }: { follow?: Follow }) => {
  const t = useTranslations('desk.lock');
  const [attempt] = useKeptState('desk.attempt', noAttempt, isPayAttempt);
  if (attempt !== null) return null;
  const leave: Follow = (target) => {
    unlockDesk();
    follow(target);
  };
  return (
    <LogOutButton follow={leave} className="ml-auto flex min-h-tap items-center gap-2">
      <LogOut className="icon" aria-hidden />
      {t('logOut')}
    </LogOutButton>
  );
};
