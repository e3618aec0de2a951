import type { ReactNode } from 'react';
import { AccountNav } from './account-nav.tsx';
import { loadSiteSettings } from './load-site-settings.ts';

/** The layout of an account page: its navigation and the log-out button beside or above the content. */
export const AccountFrame = async ({ children }: { children: ReactNode }) => {
  const { client } = await loadSiteSettings();
  return (
    <div className="account">
      <AccountNav guestPasses={client.onlineGuestPassesEnabled} />
      <div>{children}</div>
    </div>
  );
};
