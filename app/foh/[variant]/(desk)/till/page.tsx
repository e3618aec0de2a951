import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeskPage } from '#app/foh/_desk/desk-page.tsx';
import { TillView } from '#components/desk/till/till-view.tsx';
import { loadSiteSettings } from '#components/shell/load-site-settings.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk');
  return { title: t('nav.till') };
}

/** Opens and closes the till of the member of staff. */
export default async function DeskTillPage() {
  const [t, { client }] = await Promise.all([getTranslations('desk'), loadSiteSettings()]);
  return (
    <DeskPage path="/till" title={t('nav.till')} needs={['sell']}>
      {() => <TillView currency={client.currency} />}
    </DeskPage>
  );
}
