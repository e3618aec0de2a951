'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { useSession } from '#lib/auth/session-context.tsx';
import { useHref } from '#lib/zones/site-context.tsx';
import { headerLink } from './header-link.ts';

export interface AccountLinkProps {
  logInIcon: ReactNode;
  accountIcon: ReactNode;
}

const link = headerLink({ className: 'h-header gap-2 max-large:hidden' });

/** 'Log in' or 'My account' from 1200 px, once the session is known. Its space is reserved to avoid a layout shift. */
export const AccountLink = ({ logInIcon, accountIcon }: AccountLinkProps) => {
  const t = useTranslations('chrome');
  const href = useHref();
  const { session } = useSession();
  const { open } = useLoginModal();
  if (session === null) return null;
  if (!session.loggedIn) {
    return (
      <button type="button" className={link} onClick={() => open()}>
        {logInIcon}
        {t('logIn')}
      </button>
    );
  }
  return (
    <a className={link} href={href('/', 'account')}>
      {accountIcon}
      {t('myAccount')}
    </a>
  );
};
