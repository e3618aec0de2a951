import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeskPage } from '#app/foh/_desk/desk-page.tsx';
import { sessionMessages } from '#app/foh/_desk/session-messages.ts';
import { RecordView } from '#components/desk/record/record-view.tsx';
import { renderTime } from '#lib/time/render-time.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk');
  return { title: t('record.page') };
}

/** The record of the customer whom the desk acts for. */
export default async function DeskRecordPage() {
  const t = await getTranslations('desk');
  return (
    <DeskPage path="/record" title={t('record.page')} hidesTitle needs={['customers']} namespaces={sessionMessages}>
      {() => <RecordView renderedAt={renderTime()} />}
    </DeskPage>
  );
}
