import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeskPage } from '#app/foh/_desk/desk-page.tsx';
import { sessionMessages } from '#app/foh/_desk/session-messages.ts';
import { PayView } from '#components/desk/pay/pay-view.tsx';
import { isWay } from '#components/desk/pay/ways.ts';
import { renderTime } from '#lib/time/render-time.ts';

interface PayProps {
  searchParams: Promise<{ with?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk');
  return { title: t('pay.title') };
}

/** Takes the money for the sale. */
export default async function DeskPayPage({ searchParams }: PayProps) {
  const [t, query] = await Promise.all([getTranslations('desk'), searchParams]);
  return (
    <DeskPage path="/pay" title={t('pay.title')} needs={['sell']} namespaces={sessionMessages}>
      {() => <PayView first={isWay(query.with) ? query.with : undefined} renderedAt={renderTime()} />}
    </DeskPage>
  );
}
