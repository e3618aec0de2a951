import House from 'lucide-react/icons/house';
import { KioskHomeLink } from '#components/kiosk/kiosk-home-link.tsx';
import { LazyKioskTools } from '#components/kiosk/lazy-kiosk-tools.tsx';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Mode } from '#lib/zones/variant.ts';

type KioskWayBackProps = {
  mode: Mode;
  /** Of the venue, for whoever is stuck. */
  phone?: string | null | undefined;
  t: Translate;
};

/**
 * On joining a kiosk has no header, so that its pages have help, what brings the screen within reach, and the way back to the
 * start themselves.
 */
export const KioskWayBack = ({ mode, phone = null, t }: KioskWayBackProps) =>
  mode === 'kiosk' && (
    <div className="flex flex-wrap items-center justify-end gap-x-[0.5rem] gap-y-2 bg-header-bg px-gutter py-[0.5rem] text-header-text [--focus:currentColor]">
      <LazyKioskTools phone={phone} />
      <KioskHomeLink href="/?kiosk=true">
        <House className="icon" />
        {t('chrome.backToKiosk')}
      </KioskHomeLink>
    </div>
  );
