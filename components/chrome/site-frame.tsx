import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { SkipLink } from '#components/ui/skip-link.tsx';
import { config } from '#lib/config.ts';
import { getText } from '#lib/messages/get-text.ts';
import { statusMark } from '#lib/page-bytes/status-mark.ts';
import { isMaintenance } from '#lib/site/disruption.ts';
import { loadLook, type Look } from '#lib/site/load-look.ts';
import { themeAttributes } from '#lib/theme/theme-attributes.ts';
import { themeCss } from '#lib/theme/theme-css.ts';
import { fontPreloads } from '#lib/theme/theme-fonts.ts';
import type { Place } from '#lib/zones/href.ts';
import type { Variant } from '#lib/zones/variant.ts';
import type { Zone } from '#lib/zones/zone.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { HoldWarning } from './hold-warning.tsx';
import { KioskHeader } from './kiosk-header.tsx';
import { KioskIdle } from './kiosk-idle.tsx';
import { MaintenanceView } from './maintenance-view.tsx';

export interface SiteFrameProps {
  zone: Zone;
  variant: Variant;
  /** Whose theme, links and footer they are; the operator's without one. */
  venueSlug?: string;
  children: ReactNode;
}

const ThemeStyle = ({ theme }: Pick<Look, 'theme'>) => {
  for (const file of fontPreloads(theme)) preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return <style>{themeCss(theme)}</style>;
};

const Top = ({ place, look, text }: { place: Place; look: Look; text: Awaited<ReturnType<typeof getText>> }) => {
  if (place.mode === 'embedded') return null;
  if (place.mode === 'web') return <Header place={place} look={look} text={text} />;
  return place.zone === 'joining' ? null : <KioskHeader place={place} look={look} text={text} />;
};

/**
 * Theme, header and footer around a page (spec section 2). Both are hidden when embedded and in a kiosk on joining; a
 * kiosk shows no footer anywhere, since its links lead away. A theme answered with 503 makes it the maintenance page.
 */
export const SiteFrame = async ({ zone, variant, venueSlug, children }: SiteFrameProps) => {
  const text = await getText(variant.language);
  const look = await loadLook(venueSlug).catch((error: unknown) => isMaintenance(error) && null);
  if (!look) {
    return (
      <>
        <meta {...statusMark(503)} />
        <MaintenanceView text={text} />
      </>
    );
  }
  const place: Place = { zone, mode: variant.mode, origins: config().origins };
  return (
    <div {...themeAttributes(look.theme)}>
      <ThemeStyle theme={look.theme} />
      <SkipLink>{text('chrome.skip')}</SkipLink>
      <Top place={place} look={look} text={text} />
      {children}
      <HoldWarning />
      {variant.mode === 'kiosk' && <KioskIdle />}
      {variant.mode === 'web' && <Footer place={place} look={look} text={text} />}
    </div>
  );
};
