import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { AccountNav } from './account-nav.tsx';
import { loadSiteSettings } from './load-site-settings.ts';

/** From 1200 px: the navigation and the content between margins that centre them. A head goes across all of it. */
const columns = cx(
  'large:grid-cols-[minmax(var(--gutter),1fr)_13.25rem_2.5rem_minmax(0,calc(var(--container)-15.75rem-2*var(--gutter)))_minmax(var(--gutter),1fr)]',
  'large:grid-rows-[auto_1fr]',
);

type AccountFrameProps = {
  /** The head of the page, across the window; below the navigation on a phone. */
  head?: ReactNode;
  children: ReactNode;
};

/**
 * The layout of an account page: its navigation and the log-out button beside or above the content. With the header it
 * is as high as the window, so that the footer stays where it is while the content is read.
 */
export const AccountFrame = async ({ head, children }: AccountFrameProps) => {
  const { client } = await loadSiteSettings();
  return (
    <div className={cx('grid min-h-[calc(100svh-3.375rem)] content-start *:min-w-0 embedded:min-h-0', columns)}>
      {head !== undefined && <div className="large:col-span-full">{head}</div>}
      <div className="max-large:order-first large:col-start-2 large:row-start-2 large:py-[2rem]">
        <AccountNav guestPasses={client.onlineGuestPassesEnabled} />
      </div>
      <div className="large:col-start-4 large:row-start-2 large:py-[2rem]">{children}</div>
    </div>
  );
};
