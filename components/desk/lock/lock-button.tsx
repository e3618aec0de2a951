'use client';

import Lock from 'lucide-react/icons/lock';
import { useTranslations } from 'next-intl';
import { lockDesk } from '#lib/browser/desk-lock.ts';

/** Locks this desk: the sale is kept, all names are hidden. */
export const LockButton = () => {
  const t = useTranslations('desk.lock');
  return (
    <button
      type="button"
      className="grid size-tap place-items-center rounded-m"
      aria-label={t('lock')}
      onClick={() => lockDesk()}
    >
      <Lock className="icon" aria-hidden />
    </button>
  );
};
