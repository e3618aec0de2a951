import House from 'lucide-react/icons/house';
import type { Text } from '#lib/messages/text.ts';
import type { Look } from '#lib/site/load-look.ts';
import { zoneHref, type Place } from '#lib/zones/href.ts';
import { KioskHomeLink } from './kiosk-home-link.tsx';
import { Logo } from './logo.tsx';

/** The header of a kiosk: the operator, and the way back to the start. */
export const KioskHeader = ({ place, look: { client, theme }, text }: { place: Place; look: Look; text: Text }) => (
  <header className="kiosk-head">
    <Logo name={client.name} image={theme.themeAppLogo} />
    <KioskHomeLink href={zoneHref(place, 'joining', '/?kiosk=true')}>
      <House className="icon" />
      {text('chrome.backToKiosk')}
    </KioskHomeLink>
  </header>
);
