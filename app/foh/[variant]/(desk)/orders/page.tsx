import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeskPage } from '#app/foh/_desk/desk-page.tsx';
import { OrdersView } from '#components/desk/orders/orders-view.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk');
  return { title: t('nav.orders') };
}

/** The orders of the customer whom the desk acts for. */
export default async function DeskOrdersPage() {
  const t = await getTranslations('desk');
  return (
    <DeskPage path="/orders" title={t('nav.orders')} needs={['customers', 'sell']}>
      {() => <OrdersView />}
    </DeskPage>
  );
}
