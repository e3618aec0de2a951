import Link from 'next/link';
import type { Text } from '../../lib/messages/text.ts';
import type { Look } from '../../lib/site/load-look.ts';
import { navLinks } from '../../lib/site/nav-links.ts';
import { hrefIn, type Place } from '../../lib/zones/href.ts';
import { AccountLink } from './account-link.tsx';
import { BasketLink } from './basket-link.tsx';
import { HeaderNav } from './header-nav.tsx';
import { Logo } from './logo.tsx';
import { MenuButton } from './menu-button.tsx';
import './header.css';

export interface HeaderProps {
  place: Place;
  look: Look;
  text: Text;
}

/** Logo, links, account and basket. What is personal in it arrives after the page, in space kept for it. */
export const Header = ({ place, look: { client, theme, venue }, text }: HeaderProps) => {
  const links = navLinks(place, client, venue).map((link) => ({ ...link, label: text(link.label) }));
  const logo = <Logo name={client.name} image={theme.themeAppLogo} />;
  return (
    <header className="header">
      <div className="container header__in">
        <MenuButton links={links} logo={logo} />
        <Link className="header__logo" href={hrefIn(place.mode, '/')} aria-label={text('chrome.logoHome', { name: client.name })}>
          {logo}
        </Link>
        <HeaderNav links={links} label={text('chrome.mainNavigation')} />
        <div className="header__end">
          <AccountLink />
          <BasketLink />
        </div>
      </div>
    </header>
  );
};
