import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { AccountNav } from './account-nav.tsx';
import { loadSiteSettings } from './load-site-settings.ts';

/**
 * The layout of an account page: its navigation and the log-out button beside or above the content. With the header it
 * is as high as the window, so that the footer stays where it is while the content is read.
 */
export const AccountFrame = async ({ children }: { children: ReactNode }) => {
  const { client } = await loadSiteSettings();
  return (
    <div
      className={cx(
        'grid min-h-[calc(100svh-3.375rem)] content-start *:min-w-0 large:mx-auto large:w-full large:max-w-(--container) large:px-gutter large:py-[2rem] embedded:min-h-0',
        'large:grid-cols-[13.25rem_minmax(0,1fr)] large:items-start large:gap-10',
      )}
    >
      <AccountNav guestPasses={client.onlineGuestPassesEnabled} />
      <div>{children}</div>
    </div>
  );
};
