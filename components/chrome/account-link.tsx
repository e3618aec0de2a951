'use client';

import CircleUser from 'lucide-react/icons/circle-user';
import LogIn from 'lucide-react/icons/log-in';
import { useText } from '../../lib/messages/text-context.ts';
import { useLoginModal } from '../../lib/site/login-modal-context.ts';
import { useSession } from '../../lib/site/session-context.ts';
import { useHref } from '../../lib/site/site-context.ts';

/** Log in or My account, once it is known which; from 1200 px, where the space for it is kept. */
export const AccountLink = () => {
  const text = useText();
  const href = useHref();
  const { session } = useSession();
  const { open } = useLoginModal();
  if (session === null) return null;
  if (!session.loggedIn) {
    return (
      <button type="button" className="header__link header__account" onClick={() => open()}>
        <LogIn className="icon" />
        {text('chrome.logIn')}
      </button>
    );
  }
  return (
    <a className="header__link header__account" href={href('/', 'account')}>
      <CircleUser className="icon" />
      {text('chrome.myAccount')}
    </a>
  );
};
