import type { ReactNode } from 'react';
import { AccountNav } from './account-nav.tsx';
import { loadSiteSettings } from './load-site-settings.ts';

/** A page of the account with the navigation of the account, and the way out of it, beside or above it. */
export const AccountFrame = async ({ children }: { children: ReactNode }) => {
  const { client } = await loadSiteSettings();
  return (
    <div className="account">
      <AccountNav guestPasses={client.onlineGuestPassesEnabled} />
      <div>{children}</div>
    </div>
  );
};
