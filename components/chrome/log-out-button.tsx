'use client';

import { useState, type ReactNode } from 'react';
import { browserCall } from '../../lib/api/browser-call.ts';
import { useHref } from '../../lib/site/site-context.ts';

/**
 * Logs out and loads the zone's home afresh, so that nothing of the person stays in memory. The cookie is gone even
 * when the backend could not be told.
 */
export const LogOutButton = ({ children }: { children: ReactNode }) => {
  const href = useHref();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await browserCall('logout', {}).catch(() => null);
    window.location.assign(href('/'));
  };
  return (
    <button type="button" onClick={() => void leave()} aria-disabled={isLeaving || undefined}>
      {children}
    </button>
  );
};
