'use client';

import type { MouseEvent, ReactNode } from 'react';
import { loadPage, type Follow } from '#lib/browser/load-page.ts';

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
    <a
      className="inline-flex min-h-[3rem] items-center gap-[0.625rem] rounded-l border-2 border-current px-[1.25rem] py-[0.25rem] text-m/[1.25] font-medium text-inherit no-underline"
      href={href}
      onClick={leave}
    >
      {children}
    </a>
  );
};
