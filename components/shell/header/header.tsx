import CircleUser from 'lucide-react/icons/circle-user';
import LogIn from 'lucide-react/icons/log-in';
import Menu from 'lucide-react/icons/menu';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import Link from 'next/link';
import { navLinks } from '#components/booking/model/nav-links.ts';
import type { SiteSettings } from '#components/shell/load-site-settings.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { hrefIn, type Place } from '#lib/zones/href.ts';
import { AccountLink } from './account-link.tsx';
import { BasketLink } from './basket-link.tsx';
import { HeaderNav } from './header-nav.tsx';
import { Logo } from './logo.tsx';
import { MenuButton } from './menu-button.tsx';

export interface HeaderProps {
  place: Place;
  settings: SiteSettings;
  t: Translate;
}

/** Logo, links, account and basket. User-specific parts load after hydration, in reserved space. */
export const Header = ({ place, settings: { client, theme, venue }, t: text }: HeaderProps) => {
  const links = navLinks(place, client, venue).map((link) => ({ ...link, label: text(link.label) }));
  const logo = <Logo name={client.name} image={theme.themeAppLogo} />;
  return (
    <header className="h-header bg-header-bg text-header-text [--focus:currentColor]">
      <div className="page-width flex h-full items-center gap-1">
        <MenuButton icon={<Menu className="icon-l" />} links={links} logo={logo} />
        <Link
          className="inline-flex min-h-tap items-center text-inherit no-underline"
          href={hrefIn(place.mode, '/')}
          prefetch={false}
          aria-label={text('chrome.logoHome', { name: client.name })}
        >
          {logo}
        </Link>
        <HeaderNav links={links} label={text('chrome.mainNavigation')} />
        <div className="-mr-2.5 ml-auto flex items-center gap-1 large:gap-5">
          <AccountLink logInIcon={<LogIn className="icon" />} accountIcon={<CircleUser className="icon" />} />
          <BasketLink icon={<ShoppingBasket className="icon-l" />} />
        </div>
      </div>
    </header>
  );
};
