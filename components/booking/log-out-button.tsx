'use client';

import { useState, type ReactNode } from 'react';
import { logOut } from '#lib/auth/log-out.ts';
import { loadPage, type Follow } from '#lib/browser/load-page.ts';
import { noticeParameter } from '#lib/zones/notice.ts';
import { useHref } from '#lib/zones/site-context.tsx';

interface LogOutButtonProps {
  follow?: Follow;
  className?: string;
  children: ReactNode;
}

/**
 * Logs out and opens the zone's home with a full page load, so that no user data stays in memory. If the backend
 * request fails, the cookie is deleted all the same and the next page shows a notice.
 */
export const LogOutButton = ({ follow = loadPage, className, children }: LogOutButtonProps) => {
  const href = useHref();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    if (isLeaving) return;
    setLeaving(true);
    const isTold = await logOut();
    follow(href(isTold ? '/' : `/?${noticeParameter}=log-out-unconfirmed`));
  };
  return (
    <button type="button" className={className} onClick={() => void leave()} aria-disabled={isLeaving || undefined}>
      {children}
    </button>
  );
};
