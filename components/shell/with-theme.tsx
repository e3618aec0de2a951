import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SkipLink } from '#components/ui/layout/skip-link.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { isMaintenance } from '#lib/api/disruption.ts';
import { statusMark } from '#lib/http/status-mark.ts';
import { themeAttributes } from '#lib/theme/theme-attributes.ts';
import { themeCss } from '#lib/theme/theme-css.ts';
import { MaintenanceView } from './failures/maintenance-view.tsx';
import { NotFoundView } from './failures/not-found-view.tsx';
import { loadSiteSettings, type SiteSettings } from './load-site-settings.ts';
import { ProvisionalMark } from './provisional-mark.tsx';

/** Whether there is no operator yet: the database is empty, and nothing is served at any host. */
const isNobodys = (error: unknown) => error instanceof ApiError && error.status === 404;

/**
 * What is rendered with the settings of a venue, or of the operator without one, in their theme and after the skip link;
 * the maintenance page when the theme is answered with 503, and a page that is not there, which no cache keeps, while
 * there is no operator.
 */
export async function withTheme(
  venueSlug: string | undefined,
  render: (settings: SiteSettings) => ReactNode | Promise<ReactNode>,
): Promise<ReactNode> {
  const t = await getTranslations();
  const settings = await loadSiteSettings(venueSlug).catch((error: unknown) =>
    isNobodys(error) ? 'none' : isMaintenance(error) && null,
  );
  if (settings === 'none') {
    return (
      <>
        <meta {...statusMark(404)} />
        <ProvisionalMark reads={[{ isProvisional: true }]} />
        <NotFoundView t={t} home="/" />
      </>
    );
  }
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
