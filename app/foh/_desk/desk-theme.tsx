import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { MaintenanceView } from '#components/shell/failures/maintenance-view.tsx';
import { loadSiteSettings } from '#components/shell/load-site-settings.ts';
import { SkipLink } from '#components/ui/layout/skip-link.tsx';
import { isMaintenance } from '#lib/api/disruption.ts';
import { statusMark } from '#lib/http/status-mark.ts';
import { themeAttributes } from '#lib/theme/theme-attributes.ts';
import { themeCss } from '#lib/theme/theme-css.ts';

/** The theme of the desk's venue around a page; the maintenance page while the operator is closed. */
export const DeskTheme = async ({ venueSlug, children }: { venueSlug?: string; children: ReactNode }) => {
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
      {children}
    </div>
  );
};
