'use client';

import Lock from 'lucide-react/icons/lock';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIsDeskLocked, lockDesk } from '#lib/browser/desk-lock.ts';

/** The time without a touch or a key after which the desk locks itself, in milliseconds. */
const idleMs = 5 * 60_000;
/** How often that is checked: a timer stands still while a computer sleeps. */
const checkEveryMs = 5000;

const kinds = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Locks the desk when nobody has used it for five minutes. */
function useAutoLock(isLocked: boolean): void {
  useEffect(() => {
    if (isLocked) return;
    let lastAt = Date.now();
    const note = () => {
      lastAt = Date.now();
    };
    const check = () => {
      if (Date.now() - lastAt >= idleMs) lockDesk();
    };
    for (const kind of kinds) document.addEventListener(kind, note, { capture: true, passive: true });
    document.addEventListener('visibilitychange', check);
    const timer = setInterval(check, checkEveryMs);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, note, { capture: true });
      document.removeEventListener('visibilitychange', check);
      clearInterval(timer);
    };
  }, [isLocked]);
}

interface DeskLockProps {
  /** The log-in that ends the lock. */
  logIn: ReactNode;
  /** The log-out of whoever has locked it. */
  logOut: ReactNode;
  children: ReactNode;
}

const Locked = ({ logIn, logOut }: Pick<DeskLockProps, 'logIn' | 'logOut'>) => {
  const t = useTranslations('desk.lock');
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <>
      <div className="flex min-h-header items-center gap-5 bg-header-bg px-gutter text-header-text [--focus:currentColor]">
        <p ref={note} tabIndex={-1} role="status" className="flex items-center gap-3">
          <Lock className="icon" aria-hidden />
          {t('locked')}
        </p>
        {logOut}
      </div>
      {logIn}
    </>
  );
};

/**
 * The desk, or the log-in in its place while it is locked: nothing of a customer is in the page then, and the sale is
 * kept. It locks itself after five minutes.
 */
export const DeskLock = ({ logIn, logOut, children }: DeskLockProps) => {
  const isLocked = useIsDeskLocked();
  useAutoLock(isLocked);
  return isLocked ? <Locked logIn={logIn} logOut={logOut} /> : children;
};
