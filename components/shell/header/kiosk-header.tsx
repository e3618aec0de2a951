import House from 'lucide-react/icons/house';
import { KioskHomeLink } from '#components/kiosk/kiosk-home-link.tsx';
import { LazyKioskTools } from '#components/kiosk/lazy-kiosk-tools.tsx';
import type { SiteSettings } from '#components/shell/load-site-settings.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { zoneHref, type Place } from '#lib/zones/href.ts';
import { Logo } from './logo.tsx';

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
