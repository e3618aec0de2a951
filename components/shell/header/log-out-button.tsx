'use client';

import { useState, type ReactNode } from 'react';
import { browserApi } from '#lib/api/browser-api.ts';
import { forgetDrafts } from '#lib/browser/forget-drafts.ts';
import { loadPage, type Follow } from '#lib/browser/load-page.ts';
import { noticeParameter } from '#lib/zones/notice.ts';
import { useHref } from '#lib/zones/site-context.tsx';

/**
 * Logs out and loads the zone's home afresh, so that nothing of the person stays in memory. Where the backend could not
 * be told, the cookie is gone all the same and the next page says what is left to do.
 */
export const LogOutButton = ({ follow = loadPage, children }: { follow?: Follow; children: ReactNode }) => {
  const href = useHref();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    forgetDrafts();
    const isTold = await browserApi('logout', {}).then(
      () => true,
      () => false,
    );
    follow(href(isTold ? '/' : `/?${noticeParameter}=log-out-unconfirmed`));
  };
  return (
    <button type="button" onClick={() => void leave()} aria-disabled={isLeaving || undefined}>
      {children}
    </button>
  );
};
