'use client';

import type { MouseEvent, ReactNode } from 'react';
import { loadPage, type Follow } from '#lib/browser/load-page.ts';
import { kioskButtons } from './kiosk-button-class.ts';

/** The link to the kiosk's start page; it logs out the current user. */
export const KioskHomeLink = ({
  href,
  follow = loadPage,
  children,
}: {
  href: string;
  follow?: Follow;
  children: ReactNode;
}) => {
  const leave = (event: MouseEvent) => {
    event.preventDefault();
    import('./leave-kiosk.ts').then(
      ({ leaveKiosk }) => leaveKiosk(href, follow),
      () => follow(href),
    );
  };
  return (
    <a className={kioskButtons.outline} href={href} onClick={leave}>
      {children}
    </a>
  );
};
