import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { HoldExpiryToast } from '#components/booking/hold/hold-expiry-toast.tsx';
import { KioskIdle } from '#components/kiosk/kiosk-idle.tsx';
import { config } from '#lib/config.ts';
import { loadMessages } from '#lib/i18n/load-messages.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Place } from '#lib/zones/href.ts';
import type { Variant } from '#lib/zones/variant.ts';
import type { Zone } from '#lib/zones/zone.ts';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { KioskHeader } from './header/kiosk-header.tsx';
import { LazyEmbeddedFoot } from './lazy-embedded-foot.tsx';
import type { SiteSettings } from './load-site-settings.ts';
import { ProvisionalMark } from './provisional-mark.tsx';
import { withTheme } from './with-theme.tsx';

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
