'use client';

import CircleUser from 'lucide-react/icons/circle-user';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import IdCard from 'lucide-react/icons/id-card';
import LogOut from 'lucide-react/icons/log-out';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import Tent from 'lucide-react/icons/tent';
import Ticket from 'lucide-react/icons/ticket';
import { useTranslations } from 'next-intl';
import type { MouseEvent, ReactNode } from 'react';
import { LogOutButton } from '#components/booking/log-out-button.tsx';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { drawerItem } from '#components/ui/overlay/drawer-item.ts';
import { Drawer } from '#components/ui/overlay/drawer.tsx';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { useSession } from '#lib/auth/session-context.tsx';
import { useHref, useSite } from '#lib/zones/site-context.tsx';
import { usePublicPath } from '#lib/zones/use-public-path.ts';
import { BasketBadge } from './basket-badge.tsx';
import { currentLink } from './header-link.ts';
import type { LabelledLink } from './header-nav.tsx';

const icons: Record<LabelledLink['kind'], ReactNode> = {
  activity: <Ticket className="icon text-ink-3" />,
  camp: <Tent className="icon text-ink-3" />,
  course: <GraduationCap className="icon text-ink-3" />,
  membership: <IdCard className="icon text-ink-3" />,
};

export interface DrawerMenuProps {
  links: readonly LabelledLink[];
  logo: ReactNode;
  open: boolean;
  onClose: () => void;
}

const LogInBlock = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('chrome');
  const href = useHref();
  const { open } = useLoginModal();
  const { zone } = useSite();
  const path = usePublicPath();
  // A new account leads back to the page one came from.
  const redirect = zone === 'bookings' && path !== '/' ? `?redirect=${encodeURIComponent(path)}` : '';
  const logIn = () => {
    onClose();
    open();
  };
  // The link leads to the page for another tab, and where the menu has no script.
  const register = (event: MouseEvent) => {
    onClose();
    if (zone !== 'bookings' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(undefined, { view: 'register' });
  };
  return (
    <div className="grid gap-3 px-4 py-6 text-s">
      <p>{t('loggedOutHelp')}</p>
      {zone === 'bookings' ? (
        <Button block onClick={logIn}>
          {t('logIn')}
        </Button>
      ) : (
        <LinkButton block href={href('/login')} onClick={onClose}>
          {t('logIn')}
        </LinkButton>
      )}
      <LinkButton block variant="secondary" href={href(`/register${redirect}`, 'bookings')} onClick={register}>
        {t('createAccount')}
      </LinkButton>
    </div>
  );
};

const OwnLinks = () => {
  const t = useTranslations('chrome');
  const href = useHref();
  return (
    <>
      <a className={drawerItem} href={href('/', 'account')}>
        <CircleUser className="icon text-ink-3" />
        {t('myAccount')}
      </a>
      <LogOutButton className={drawerItem}>
        <LogOut className="icon text-ink-3" />
        {t('logOut')}
      </LogOutButton>
    </>
  );
};

/**
 * The side drawer of a phone: the header's links, the basket, and who is logged in
 * (docs/product.md#header-and-footer).
 */
export const DrawerMenu = ({ links, logo, open, onClose }: DrawerMenuProps) => {
  const t = useTranslations();
  const href = useHref();
  const path = usePublicPath();
  const { session } = useSession();
  const isLoggedIn = session?.loggedIn === true;
  return (
    <Drawer open={open} onClose={onClose} label={t('chrome.menu')} closeLabel={t('common.close')} head={logo}>
      <nav aria-label={t('chrome.mainNavigation')}>
        {links.map(({ kind, href: target, section, label }) => (
          <a key={kind} className={drawerItem} href={target} aria-current={currentLink(path, section)}>
            {icons[kind]}
            {label}
          </a>
        ))}
        <a className={drawerItem} href={href('/basket', 'bookings')} aria-current={currentLink(path, '/basket')}>
          <ShoppingBasket className="icon text-ink-3" />
          {t('chrome.basket')}
          {isLoggedIn && <BasketBadge className="ml-auto" />}
        </a>
        {isLoggedIn && <OwnLinks />}
      </nav>
      {!isLoggedIn && <LogInBlock onClose={onClose} />}
    </Drawer>
  );
};
