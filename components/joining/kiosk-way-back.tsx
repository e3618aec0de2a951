import House from 'lucide-react/icons/house';
import { KioskHomeLink } from '#components/kiosk/kiosk-home-link.tsx';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Mode } from '#lib/zones/variant.ts';

/** On joining a kiosk has no header, so that its pages have the way back to the start themselves. */
export const KioskWayBack = ({ mode, t }: { mode: Mode; t: Translate }) =>
  mode === 'kiosk' && (
    <div className="flex justify-end bg-header-bg px-gutter py-[0.5rem] text-header-text [--focus:currentColor]">
      <KioskHomeLink href="/?kiosk=true">
        <House className="icon" />
        {t('chrome.backToKiosk')}
      </KioskHomeLink>
    </div>
  );
