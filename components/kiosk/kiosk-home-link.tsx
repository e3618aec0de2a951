'use client';

import type { MouseEvent, ReactNode } from 'react';
import { loadPage, type Follow } from '#lib/browser/load-page.ts';

const button =
  'inline-flex min-h-[3rem] items-center gap-[0.625rem] rounded-l border-2 py-[0.25rem] text-m/[1.25] font-medium text-inherit no-underline';

/** The classes of large buttons and links on the dark ground of a kiosk's header and start page. */
export const kioskButtons = {
  outline: `${button} border-current px-[1.25rem]`,
  quiet: `${button} border-transparent px-[0.75rem]`,
};

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
