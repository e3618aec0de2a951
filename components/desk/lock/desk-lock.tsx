'use client';

import Lock from 'lucide-react/icons/lock';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIsDeskLocked } from '#lib/browser/desk-lock.ts';
import { useAutoLock } from './use-auto-lock.ts';

interface DeskLockProps {
  /** The log-in that ends the lock. */
  logIn: ReactNode;
  children: ReactNode;
}

const Locked = ({ logIn }: { logIn: ReactNode }) => {
  const t = useTranslations('desk.lock');
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <>
      <p
        ref={note}
        tabIndex={-1}
        role="status"
        className="flex min-h-header items-center gap-3 bg-header-bg px-gutter text-header-text [--focus:currentColor]"
      >
        <Lock className="icon" aria-hidden />
        {t('locked')}
      </p>
      {logIn}
    </>
  );
};

/**
 * The desk, or the log-in in its place while it is locked: nothing of a customer is in the page then, and the sale is
 * kept. It locks itself after five minutes.
 */
export const DeskLock = ({ logIn, children }: DeskLockProps) => {
  const isLocked = useIsDeskLocked();
  useAutoLock(isLocked);
  return isLocked ? <Locked logIn={logIn} /> : children;
};
