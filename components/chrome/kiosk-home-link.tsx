'use client';

import type { MouseEvent, ReactNode } from 'react';
import { leaveKiosk, loadPage, type Follow } from '../../lib/site/leave-kiosk.ts';

/** The way back to the kiosk's start: whoever is logged in is logged out on it. */
export const KioskHomeLink = ({ href, follow = loadPage, children }: { href: string; follow?: Follow; children: ReactNode }) => {
  const leave = (event: MouseEvent) => {
    event.preventDefault();
    void leaveKiosk(href, follow);
  };
  return (
    <a className="kiosk-head__home" href={href} onClick={leave}>
      {children}
    </a>
  );
};
