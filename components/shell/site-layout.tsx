import CircleUser from 'lucide-react/icons/circle-user';
import House from 'lucide-react/icons/house';
import LogIn from 'lucide-react/icons/log-in';
import Menu from 'lucide-react/icons/menu';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { HoldExpiryToast } from '#components/booking/hold/hold-expiry-toast.tsx';
import { navLinks } from '#components/booking/model/nav-links.ts';
import { KioskHomeLink } from '#components/kiosk/kiosk-home-link.tsx';
import { KioskIdle } from '#components/kiosk/kiosk-idle.tsx';
import { LazyKioskTools } from '#components/kiosk/lazy-kiosk-tools.tsx';
import { config } from '#lib/config.ts';
import { loadMessages } from '#lib/i18n/load-messages.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { type Place, zoneHref, hrefIn } from '#lib/zones/href.ts';
import type { Variant } from '#lib/zones/variant.ts';
import type { Zone } from '#lib/zones/zone.ts';
import { Footer } from './footer/footer.tsx';
import { AccountLink } from './header/account-link.tsx';
import { BasketLink } from './header/basket-link.tsx';
import { HeaderNav } from './header/header-nav.tsx';
import { Logo } from './header/logo.tsx';
import { MenuButton } from './header/menu-button.tsx';
import { LazyEmbeddedFoot } from './lazy-embedded-foot.tsx';
import type { SiteSettings } from './load-site-settings.ts';
import { ProvisionalMark } from './provisional-mark.tsx';
import { withTheme } from './with-theme.tsx';

interface HeaderProps {
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

/** The header of a kiosk: the operator's logo and a link to the start page, then help and what brings it within reach. */
export const KioskHeader = ({
  place,
  settings: { client, theme, venue },
  t,
}: {
  place: Place;
  settings: SiteSettings;
  t: Translate;
}) => (
  <header className="flex min-h-[4.75rem] flex-wrap items-center justify-end gap-x-[0.5rem] gap-y-2 bg-header-bg px-gutter py-[0.5rem] text-header-text [--focus:currentColor]">
    <div className="mr-auto">
      <Logo size="kiosk" name={client.name} image={theme.themeAppLogo} />
    </div>
    <KioskHomeLink href={zoneHref(place, 'joining', '/?kiosk=true')}>
      <House className="icon" />
      {t('chrome.backToKiosk')}
    </KioskHomeLink>
    <LazyKioskTools phone={venue?.phone ?? null} />
  </header>
);

export interface SiteLayoutProps {
  zone: Zone;
  variant: Variant;
  /** The venue whose theme, links and footer are shown; the operator's if undefined. */
  venueSlug?: string;
  children: ReactNode;
}

const Top = ({ place, settings, t }: { place: Place; settings: SiteSettings; t: Translate }) => {
  if (place.mode === 'embedded') return null;
  if (place.mode === 'web') return <Header place={place} settings={settings} t={t} />;
  return place.zone === 'joining' ? null : <KioskHeader place={place} settings={settings} t={t} />;
};

/**
 * Theme, header and footer around a page
 * (docs/product.md#header-and-footer). Both are hidden when embedded, but for one line at the end, and in a kiosk on
 * joining; a kiosk shows no footer anywhere, since its links lead away. A theme answered with 503 makes it the maintenance page. A
 * page that lacks what the operator says of the venue or in its texts, because a read failed, is not cached.
 */
export const SiteLayout = async ({ zone, variant, venueSlug, children }: SiteLayoutProps) => {
  const t = await getTranslations();
  return withTheme(venueSlug, async (settings) => {
    const place: Place = { zone, mode: variant.mode, origins: config().origins };
    return (
      <>
        <ProvisionalMark reads={[settings, await loadMessages(variant.language)]} />
        <Top place={place} settings={settings} t={t} />
        {children}
        <HoldExpiryToast />
        {variant.mode === 'kiosk' && <KioskIdle />}
        {variant.mode === 'embedded' && (
          <LazyEmbeddedFoot>{t('chrome.operatedBy', { name: settings.client.name })}</LazyEmbeddedFoot>
        )}
        {variant.mode === 'web' && <Footer place={place} settings={settings} t={t} />}
      </>
    );
  });
};
