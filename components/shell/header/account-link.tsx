'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { useSession } from '#lib/auth/session-context.tsx';
import { useHref, useSite } from '#lib/zones/site-context.tsx';
import { headerLink } from './header-link.ts';

export interface AccountLinkProps {
  logInIcon: ReactNode;
  accountIcon: ReactNode;
}

const place = 'h-header gap-2 max-large:hidden';
const link = headerLink({ className: place });

/**
 * 'Log in' or 'My account' from 1200 px, once the session is known. Its space is reserved to avoid a layout shift. On
 * bookings the log-in lies above the page, on the other sites it is one (docs/product.md#header-and-footer).
 */
export const AccountLink = ({ logInIcon, accountIcon }: AccountLinkProps) => {
  const t = useTranslations('chrome');
  const href = useHref();
  const { session } = useSession();
  const { open } = useLoginModal();
  const { zone } = useSite();
  if (session === null) return null;
  if (!session.loggedIn && zone !== 'bookings')
    return (
      <a className={link} href={href('/login')}>
        {logInIcon}
        {t('logIn')}
      </a>
    );
  if (!session.loggedIn) {
    return (
      <button type="button" className={link} onClick={() => open()}>
        {logInIcon}
        {t('logIn')}
      </button>
    );
  }
  const isCurrent = zone === 'account';
  return (
    <a
      className={headerLink({ isCurrent, className: place })}
      href={href('/', 'account')}
      aria-current={isCurrent || undefined}
    >
      {accountIcon}
      {t('myAccount')}
    </a>
  );
};
