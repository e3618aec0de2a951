import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeskPage } from '#app/foh/_desk/desk-page.tsx';
import { PaidView } from '#components/desk/paid/paid-view.tsx';
import { renderTime } from '#lib/time/render-time.ts';

interface PaidProps {
  params: Promise<{ orderId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk');
  return { title: t('paid.page') };
}

/** An order right after it was paid: change, receipt, next customer. */
export default async function DeskPaidPage({ params }: PaidProps) {
  const [t, { orderId }] = await Promise.all([getTranslations('desk'), params]);
  return (
    <DeskPage path={`/paid/${orderId}`} title={t('paid.page')} hidesTitle needs={['sell']}>
      {() => <PaidView orderId={orderId} renderedAt={renderTime()} />}
    </DeskPage>
  );
}
