import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeskPage } from '#app/foh/_desk/desk-page.tsx';
import { sessionMessages } from '#app/foh/_desk/session-messages.ts';
import { StartView } from '#components/desk/start/start-view.tsx';
import { renderTime } from '#lib/time/render-time.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk');
  return { title: t('nav.start') };
}

/** The start of the desk: whom to act for, quick sale, today's sessions and the sale. */
export default async function DeskStartPage() {
  const t = await getTranslations('desk');
  return (
    <DeskPage path="/" title={t('nav.start')} hidesTitle namespaces={sessionMessages}>
      {() => <StartView renderedAt={renderTime()} />}
    </DeskPage>
  );
}
