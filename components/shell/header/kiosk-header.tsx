import House from 'lucide-react/icons/house';
import { KioskHomeLink } from '#components/kiosk/kiosk-home-link.tsx';
import type { SiteSettings } from '#components/shell/load-site-settings.ts';
import type { Text } from '#lib/i18n/text.ts';
import { zoneHref, type Place } from '#lib/zones/href.ts';
import { Logo } from './logo.tsx';

/** The header of a kiosk: the operator, and the way back to the start. */
export const KioskHeader = ({
  place,
  settings: { client, theme },
  text,
}: {
  place: Place;
  settings: SiteSettings;
  text: Text;
}) => (
  <header className="kiosk-head">
    <Logo name={client.name} image={theme.themeAppLogo} />
    <KioskHomeLink href={zoneHref(place, 'joining', '/?kiosk=true')}>
      <House className="icon" />
      {text('chrome.backToKiosk')}
    </KioskHomeLink>
  </header>
);
