'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { useSession } from '#lib/auth/session-context.tsx';
import { useHref } from '#lib/zones/site-context.tsx';

export interface AccountLinkProps {
  logInIcon: ReactNode;
  accountIcon: ReactNode;
}

/** 'Log in' or 'My account' from 1200 px, once the session is known. Its space is reserved to avoid a layout shift. */
export const AccountLink = ({ logInIcon, accountIcon }: AccountLinkProps) => {
  const t = useTranslations('chrome');
  const href = useHref();
  const { session } = useSession();
  const { open } = useLoginModal();
  if (session === null) return null;
  if (!session.loggedIn) {
    return (
      <button type="button" className="header__link header__account" onClick={() => open()}>
        {logInIcon}
        {t('logIn')}
      </button>
    );
  }
  return (
    <a className="header__link header__account" href={href('/', 'account')}>
      {accountIcon}
      {t('myAccount')}
    </a>
  );
};
