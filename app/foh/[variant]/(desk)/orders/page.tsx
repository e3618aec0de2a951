import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeskPage } from '#app/foh/_desk/desk-page.tsx';
import { OrdersView } from '#components/desk/orders/orders-view.tsx';
import { renderTime } from '#lib/time/render-time.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk');
  return { title: t('nav.orders') };
}

/** The orders of the customer whom the desk acts for, or of the venue. */
export default async function DeskOrdersPage() {
  const t = await getTranslations('desk');
  return (
    <DeskPage path="/orders" title={t('nav.orders')} needs={['customers', 'sell']}>
      {() => <OrdersView renderedAt={renderTime()} />}
    </DeskPage>
  );
}
