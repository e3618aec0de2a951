import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SkipLink } from '#components/ui/layout/skip-link.tsx';
import { isMaintenance } from '#lib/api/disruption.ts';
import { statusMark } from '#lib/http/status-mark.ts';
import { themeAttributes } from '#lib/theme/theme-attributes.ts';
import { themeCss } from '#lib/theme/theme-css.ts';
import { MaintenanceView } from './failures/maintenance-view.tsx';
import { loadSiteSettings, type SiteSettings } from './load-site-settings.ts';

/**
 * What is rendered with the settings of a venue, or of the operator without one, in their theme and after the skip link;
 * the maintenance page when the theme is answered with 503.
 */
export async function withTheme(
  venueSlug: string | undefined,
  render: (settings: SiteSettings) => ReactNode | Promise<ReactNode>,
): Promise<ReactNode> {
  const t = await getTranslations();
  const settings = await loadSiteSettings(venueSlug).catch((error: unknown) => isMaintenance(error) && null);
  if (!settings) {
    return (
      <>
        <meta {...statusMark(503)} />
        <MaintenanceView t={t} />
      </>
    );
  }
  return (
    <div {...themeAttributes(settings.theme)}>
      <style>{themeCss(settings.theme)}</style>
      <SkipLink>{t('chrome.skip')}</SkipLink>
      {await render(settings)}
    </div>
  );
}
